import type { SnapshotFrom } from "xstate";
import { MODAL_BASE_LAYER } from "./modal.ts";
import type { modalsMachine, StackedModal } from "./modals.machine.ts";

/** One state of the machine. */
export type ModalsSnapshot = SnapshotFrom<typeof modalsMachine>;

/** Whether this modal is open. */
export function selectIsModalOpen(snapshot: ModalsSnapshot, id: string): boolean {
  return findModal(snapshot, id)?.isOpen ?? false;
}

/** Whether this modal's content is kept: while it is open, and five seconds after. */
export function selectIsModalKept(snapshot: ModalsSnapshot, id: string): boolean {
  return findModal(snapshot, id) !== undefined;
}

/** The z-index of a modal; the lowest layer when it never opened. */
export function selectModalLayer(snapshot: ModalsSnapshot, id: string): number {
  return findModal(snapshot, id)?.layer ?? MODAL_BASE_LAYER;
}

/** Whether a modal other than this one is open. */
export function selectIsOtherModalOpen(snapshot: ModalsSnapshot, id: string): boolean {
  return snapshot.context.modals.some((modal) => modal.isOpen && modal.id !== id);
}

function findModal(snapshot: ModalsSnapshot, id: string): StackedModal | undefined {
  return snapshot.context.modals.find((modal) => modal.id === id);
}
