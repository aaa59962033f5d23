import type { EntryFormContext, EntryFormSnapshot } from "./entry-form.machine.ts";

/** What is typed, and what became of it. */
export function selectEntryForm({ context }: EntryFormSnapshot): EntryFormContext {
  return context;
}

/** Whether it is being saved, or compared with what somebody else saved. */
export function selectIsEntryBusy(snapshot: EntryFormSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whether somebody else changed the same, so that a choice must be made. */
export function selectIsEntryContested(snapshot: EntryFormSnapshot): boolean {
  return snapshot.hasTag("contested");
}

/** Whether it was saved, or nothing of it was changed. */
export function selectIsEntrySettled({ status }: EntryFormSnapshot): boolean {
  return status === "done";
}
