import { useCallback, useEffect } from "react";
import {
  selectIsModalKept,
  selectIsModalOpen,
  selectModalLayer,
  type ModalsSnapshot,
} from "#core/modal/modals.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";

/** One modal of the stack: whether it shows, whether its content is still kept, and its layer. */
export interface ModalHandle {
  readonly isOpen: boolean;
  readonly isKept: boolean;
  readonly layer: number;
  readonly open: () => void;
  readonly close: () => void;
}

/** A modal by its name; every component that uses the same name gets the same modal. */
export function useModal(id: string): ModalHandle {
  const { modals } = useActors();
  const isOpen = useSelected(
    modals,
    useCallback((snapshot: ModalsSnapshot) => selectIsModalOpen(snapshot, id), [id]),
  );
  const isKept = useSelected(
    modals,
    useCallback((snapshot: ModalsSnapshot) => selectIsModalKept(snapshot, id), [id]),
  );
  const layer = useModalLayer(id);
  const open = useCallback(() => modals.send({ type: "modals.open", id }), [modals, id]);
  const close = useCallback(() => modals.send({ type: "modals.close", id }), [modals, id]);
  return { isOpen, isKept, layer, open, close };
}

/** The layer of a dialog with an address of its own: it is in the stack while it is on screen. */
export function useRouteModal(id: string): number {
  return useStackedModal(id, true);
}

/** The layer of a dialog that another component opens and closes: it is in the stack while it is open. */
export function useStackedModal(id: string, isOpen: boolean): number {
  const { modals } = useActors();
  useEffect(() => {
    if (!isOpen) return undefined;
    modals.send({ type: "modals.open", id });
    return () => modals.send({ type: "modals.close", id });
  }, [modals, id, isOpen]);
  return useModalLayer(id);
}

function useModalLayer(id: string): number {
  const { modals } = useActors();
  return useSelected(
    modals,
    useCallback((snapshot: ModalsSnapshot) => selectModalLayer(snapshot, id), [id]),
  );
}
