import type { offline as ro } from "../../ro/dialogs/offline.ts";
import type { Translation } from "../../wording.ts";

/** What the storefront says without a network. */
export const offline: Translation<typeof ro> = {
  menu: "You are offline. Menu seen: {when|isolate}.",
};
