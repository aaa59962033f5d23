import { useState } from "react";
import { type ModalHandle, useModal } from "./use-modal.ts";

/** A modal whose content begins again with each opening. */
export interface FreshModal extends Omit<ModalHandle, "isKept"> {
  /** How often it was opened: the key of its content, which there is none of before the first. */
  readonly openings: number;
}

/** A modal by its name that forgets what was done in it when it is opened again. */
export function useFreshModal(id: string): FreshModal {
  const { isOpen, layer, open, close } = useModal(id);
  const [openings, setOpenings] = useState(0);
  return {
    isOpen,
    layer,
    openings,
    open: () => {
      setOpenings((before) => before + 1);
      open();
    },
    close,
  };
}
