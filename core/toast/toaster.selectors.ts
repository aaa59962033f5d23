import type { SnapshotFrom } from "xstate";
import type { Toast } from "./toast.ts";
import type { toastMachine } from "./toast.machine.ts";
import type { ToastActor, toasterMachine } from "./toaster.machine.ts";

/** One state of the machine. */
export type ToasterSnapshot = SnapshotFrom<typeof toasterMachine>;

/** The toasts on screen, oldest first, each with its own actor for `selectIsToastOpen`. */
export function selectToasts(
  snapshot: ToasterSnapshot,
): readonly { readonly id: string; readonly toast: Toast; readonly actor: ToastActor }[] {
  return snapshot.context.toasts;
}

/** Whether a toast is open, or closed and about to leave the screen. */
export function selectIsToastOpen(snapshot: SnapshotFrom<typeof toastMachine>): boolean {
  return snapshot.matches("open");
}
