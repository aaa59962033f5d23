import type { toast as ro } from "../../ro/first/toast.ts";
import type { Translation } from "../../wording.ts";

/** The toast area (TOAST-6 names it in English). */
export const toast: Translation<typeof ro> = {
  region: "Notifications",
  close: "Close notification",
  undo: "Undo",
  undoAlt: "Undo the last action",
};
