import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";

/** Why a setting is not written: somebody else wrote it after it was read (SETTING-1). */
export const SETTING_CONFLICT = "setting.version_conflict";

/** A setting as the server holds it, and the draft that it begins with. */
export interface SettingReading<Held, Draft> {
  readonly held: Held;
  readonly pristine: Draft;
}

/** A setting with what somebody makes of it on screen. */
export interface SettingEdit<Held, Draft> extends SettingReading<Held, Draft> {
  readonly draft: Draft;
}

/** A setting that is read and written as a whole. */
export interface SettingContext<Held, Draft> {
  /** Null before it was read. */
  readonly edit: SettingEdit<Held, Draft> | null;
  /** What is being written; what was typed since then is not in it. */
  readonly sent: Draft | null;
  /** What somebody else wrote in the meantime. */
  readonly theirs: SettingReading<Held, Draft> | null;
  /** Whether what is wrong is shown: once somebody tried to save. */
  readonly isChecked: boolean;
  readonly error: AppError | null;
}

/** What may be asked of a setting. */
export type SettingEvent<Draft> =
  | { readonly type: "setting.change"; readonly draft: Draft }
  | { readonly type: "setting.save" }
  /** Back to what is held. */
  | { readonly type: "setting.discard" }
  | { readonly type: "setting.takeTheirs" }
  | { readonly type: "setting.keepMine" }
  | { readonly type: "setting.retry" };

/** What a setting tells. */
export type SettingEmitted =
  | { readonly type: "setting.saved" }
  | { readonly type: "setting.failed"; readonly error: AppError; readonly during: "read" | "write" };

/**
 * The states of a setting: read once, changed on screen, written as a whole with the version it was read at. What is
 * typed while it is written stays. Where somebody else wrote it first, theirs is read, and the person says which of the
 * two stays (SETTING-1).
 */
export function settingChart<Held, Draft>(id: string) {
  const thrown = ({ event }: { readonly event: { readonly error: unknown } }): Failure => ({
    thrown: event.error,
  });
  const output = ({
    event,
  }: {
    readonly event: { readonly output: SettingReading<Held, Draft> };
  }): SettingReading<Held, Draft> => event.output;
  const change = {
    actions: {
      type: "keepDraft",
      params: ({ event }: { readonly event: { readonly draft: Draft } }): Draft => event.draft,
    },
  } as const;
  const refused = [
    { type: "keepError", params: thrown },
    { type: "emitUnwritten", params: thrown },
  ] as const;
  return {
    id,
    context: (): SettingContext<Held, Draft> => ({
      edit: null,
      sent: null,
      theirs: null,
      isChecked: false,
      error: null,
    }),
    initial: "reading",
    states: {
      reading: {
        tags: "busy",
        invoke: {
          src: "read",
          onDone: { target: "editing", actions: { type: "begin", params: output } },
          onError: {
            target: "unread",
            actions: [
              { type: "keepError", params: thrown },
              { type: "emitUnread", params: thrown },
            ],
          },
        },
      },
      unread: { tags: "failed", on: { "setting.retry": "reading" } },
      editing: {
        on: {
          "setting.change": change,
          "setting.discard": { actions: "discard" },
          "setting.save": { target: "checking", actions: "check" },
        },
      },
      checking: { always: [{ guard: "isFine", target: "writing" }, { target: "editing" }] },
      writing: {
        tags: "busy",
        entry: "keepSent",
        on: { "setting.change": change },
        invoke: {
          src: "write",
          input: ({ context }: { readonly context: SettingContext<Held, Draft> }): SettingEdit<Held, Draft> =>
            editOf(context),
          onDone: { target: "editing", actions: [{ type: "keepWritten", params: output }, "emitSaved"] },
          onError: [
            { guard: { type: "isConflict", params: thrown }, target: "comparing" },
            { target: "editing", actions: refused },
          ],
        },
      },
      comparing: {
        tags: "busy",
        on: { "setting.change": change },
        invoke: {
          src: "read",
          onDone: { target: "conflicting", actions: { type: "keepTheirs", params: output } },
          onError: { target: "editing", actions: refused },
        },
      },
      conflicting: {
        tags: "conflict",
        on: {
          "setting.change": change,
          "setting.takeTheirs": { target: "editing", actions: "takeTheirs" },
          "setting.keepMine": { target: "checking", actions: ["keepMine", "check"] },
        },
      },
    },
  } as const;
}

/** What the machine of a setting is made of; its noun provides `read`, `write` and whether a draft can be sent. */
export function settingSetup<Held, Draft>() {
  type Begun = SettingReading<Held, Draft>;
  const afresh = { sent: null, theirs: null, isChecked: false, error: null } as const;
  return setup({
    types: {
      context: {} as SettingContext<Held, Draft>,
      events: {} as SettingEvent<Draft>,
      emitted: {} as SettingEmitted,
      tags: {} as "busy" | "failed" | "conflict",
    },
    actors: {
      read: unconnected<Begun, void>("read"),
      write: unconnected<Begun, SettingEdit<Held, Draft>>("write"),
    },
    guards: {
      isFine: unconnectedStep("isFine"),
      isConflict: (_, { thrown }: Failure) => toAppError(thrown).key === SETTING_CONFLICT,
    },
    actions: {
      begin: assign((_, reading: Begun) => ({ ...afresh, edit: begun(reading) })),
      keepDraft: assign({
        edit: ({ context }, draft: Draft) => (context.edit === null ? null : { ...context.edit, draft }),
        error: null,
      }),
      discard: assign(({ context: { edit } }) => ({ ...afresh, edit: edit === null ? null : begun(edit) })),
      check: assign({ isChecked: true, error: null }),
      keepSent: assign({ sent: ({ context }) => context.edit?.draft ?? null }),
      keepWritten: assign(({ context: { edit, sent } }, reading: Begun) => ({
        ...afresh,
        edit: edit === null || edit.draft === sent ? begun(reading) : { ...reading, draft: edit.draft },
      })),
      keepTheirs: assign({ theirs: (_, reading: Begun) => reading }),
      takeTheirs: assign(({ context: { theirs } }) =>
        theirs === null ? {} : { ...afresh, edit: begun(theirs) },
      ),
      keepMine: assign(({ context: { edit, theirs } }) =>
        edit === null || theirs === null ? {} : { theirs: null, edit: { ...theirs, draft: edit.draft } },
      ),
      keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
      emitSaved: emit({ type: "setting.saved" as const }),
      emitUnread: emit((_, { thrown }: Failure) => ({
        type: "setting.failed" as const,
        error: toAppError(thrown),
        during: "read" as const,
      })),
      emitUnwritten: emit((_, { thrown }: Failure) => ({
        type: "setting.failed" as const,
        error: toAppError(thrown),
        during: "write" as const,
      })),
    },
  });
}

function begun<Held, Draft>({ held, pristine }: SettingReading<Held, Draft>): SettingEdit<Held, Draft> {
  return { held, pristine, draft: pristine };
}

function editOf<Held, Draft>({ edit }: SettingContext<Held, Draft>): SettingEdit<Held, Draft> {
  if (edit === null) throw new Error("A setting is written before it was read");
  return edit;
}
