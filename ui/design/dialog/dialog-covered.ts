import { createContext } from "react";

/** Whether a dialog with an address of its own lies over this one. */
export const DialogCovered = createContext(false);
