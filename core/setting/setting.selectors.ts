import type { Field } from "#core/errors/field.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { SettingContext, SettingEdit, SettingReading } from "./setting.ts";

/** One state of a setting. */
interface SettingSnapshot<Held, Draft> {
  readonly context: SettingContext<Held, Draft>;
  hasTag(tag: "busy" | "failed" | "conflict"): boolean;
}

/** What is held and what is typed; null before it was read. */
export function selectSettingEdit<Held, Draft>({
  context,
}: SettingSnapshot<Held, Draft>): SettingEdit<Held, Draft> | null {
  return context.edit;
}

/** Whether it is being written, or read after somebody else wrote it. */
export function selectIsSettingBusy(snapshot: SettingSnapshot<unknown, unknown>): boolean {
  return snapshot.hasTag("busy");
}

/** Whether what is wrong with it is shown. */
export function selectIsSettingChecked({ context }: SettingSnapshot<unknown, unknown>): boolean {
  return context.isChecked;
}

/** Why it could not be read; null unless it could not. */
export function selectUnread(snapshot: SettingSnapshot<unknown, unknown>): AppError | null {
  return snapshot.hasTag("failed") ? snapshot.context.error : null;
}

/** Why the server refused a field of what was last sent; null unless it did. */
export function selectRefusedField(
  { context: { error } }: SettingSnapshot<unknown, unknown>,
  field: Field,
): string | null {
  return error?.tag === "Invalid" ? (error.fields[field]?.[0] ?? null) : null;
}

/** What somebody else wrote in the meantime; null unless somebody did. */
export function selectTheirs<Held, Draft>(
  snapshot: SettingSnapshot<Held, Draft>,
): SettingReading<Held, Draft> | null {
  return snapshot.hasTag("conflict") ? snapshot.context.theirs : null;
}

/** Whether something on screen is not what is held. */
export function isUnsaved<Held, Draft>({ pristine, draft }: SettingEdit<Held, Draft>): boolean {
  return JSON.stringify(draft) !== JSON.stringify(pristine);
}
