import type { confirmation as ro } from "../ro/confirmation.ts";
import type { Translation } from "../wording.ts";

/** The global confirmation dialog (spec §2). */
export const confirmation: Translation<typeof ro> = {
  confirm: "Confirm",
  cancel: "Cancel",
  areYouSure: "Are you sure?",
  cannotUndo: "This cannot be undone.",
  unsavedTitle: "You have unsaved changes",
  unsavedText: "They will be lost if you leave now.",
};
