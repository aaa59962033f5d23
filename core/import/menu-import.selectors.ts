import type { MenuImportContext, MenuImportSnapshot } from "./menu-import.machine.ts";

/** What was chosen, and what the server makes of it. */
export function selectMenuImport({ context }: MenuImportSnapshot): MenuImportContext {
  return context;
}

/** Whether the server reads or writes. */
export function selectIsImportBusy(snapshot: MenuImportSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whether the files could not be sent. */
export function selectHasImportFailed(snapshot: MenuImportSnapshot): boolean {
  return snapshot.hasTag("failed");
}

/** Whether the draft took them. */
export function selectIsImported(snapshot: MenuImportSnapshot): boolean {
  return snapshot.hasTag("done");
}
