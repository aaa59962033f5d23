import type { SnapshotFrom } from "xstate";
import type { Confirmation } from "./modal-events.ts";
import type { confirmationMachine } from "./confirmation.machine.ts";

/** One state of the machine. */
export type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>;

/** Whether the dialog is open. */
export function selectIsConfirmationOpen(snapshot: ConfirmationSnapshot): boolean {
  return snapshot.matches("open");
}

/** The question; kept after closing, so that the text does not vanish while the dialog leaves. */
export function selectConfirmation(snapshot: ConfirmationSnapshot): Confirmation | null {
  return snapshot.context.confirmation;
}

/** Whether "Confirmă" shows that its work is under way. */
export function selectIsConfirming(snapshot: ConfirmationSnapshot): boolean {
  return snapshot.matches({ open: "confirming" });
}

/** Whether "Anulează" shows that its work is under way. */
export function selectIsCancelling(snapshot: ConfirmationSnapshot): boolean {
  return snapshot.matches({ open: "cancelling" });
}
