import type { lab as ro } from "../../ro/pages/lab.ts";
import type { Translation } from "../../wording.ts";

/** The developers' page with every machine. */
export const lab: Translation<typeof ro> = {
  title: "Lab",
  machine: "Machine",
  state: "State",
  send: "Send",
  reset: "Reset",
};
