import type { AppError } from "#core/errors/app-error.ts";
import type { MenuDraft } from "./menu-draft.ports.ts";
import { draftContent } from "./menu-draft.ts";
import { menuDifference, type EntryDifference } from "./menu-difference.ts";
import type { MenuEditorSnapshot } from "./menu-editor.machine.ts";
import type { MenuContent } from "./menu-entry.ts";

/** What is read of the draft; null before. */
export function selectDraft({ context }: MenuEditorSnapshot): MenuDraft | null {
  return context.draft;
}

/** Why the draft could not be read at all. */
export function selectDraftError(snapshot: MenuEditorSnapshot): AppError | null {
  return snapshot.hasTag("failed") ? snapshot.context.error : null;
}

/** Whether something is being written. */
export function selectIsDraftWriting(snapshot: MenuEditorSnapshot): boolean {
  return snapshot.hasTag("writing");
}

/** Edits that show already and are not written yet. */
export function selectWaitingWrites({
  context,
}: MenuEditorSnapshot): MenuEditorSnapshot["context"]["waiting"] {
  return context.waiting;
}

/** The menu as it is edited: with the draft and with what waits to be written. */
export function editedContent(
  draft: MenuDraft,
  waiting: MenuEditorSnapshot["context"]["waiting"],
): MenuContent {
  const discards = waiting.flatMap((write) => (write.kind === "discard" ? [write.ids] : []));
  const kept = draft.changes.filter(({ id }) => !discards.some((ids) => ids === null || ids.includes(id)));
  const edits = waiting.flatMap((write) => (write.kind === "edit" ? write.changes : []));
  return draftContent(draft.entries, [...kept, ...edits]);
}

/** What would be published. */
export function draftDifference(draft: MenuDraft, content: MenuContent): readonly EntryDifference[] {
  return menuDifference(draft.entries, content);
}
