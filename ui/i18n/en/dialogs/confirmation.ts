import type { confirmation as ro } from "../../ro/dialogs/confirmation.ts";
import type { Translation } from "../../wording.ts";

/** The global confirmation dialog (MODAL-4). */
export const confirmation: Translation<typeof ro> = {
  confirm: "Confirm",
  cancel: "Cancel",
};
