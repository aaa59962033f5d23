import type { install as ro } from "../../ro/dialogs/install.ts";
import type { Translation } from "../../wording.ts";

/** The offer to install a shop as an app. */
export const install: Translation<typeof ro> = {
  title: "Put {shop|isolate} on your home screen",
  text: "Open the menu with one tap, even without the internet.",
  accept: "Install",
  later: "Not now",
  understood: "Got it",
  share: "Tap “Share” in the browser's bar.",
  addToHome: "Choose “Add to Home Screen”.",
};
