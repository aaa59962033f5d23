import type { allDay as ro } from "../../ro/office/all-day.ts";
import type { Translation } from "../../wording.ts";

/** What is to be made over all orders. */
export const allDay: Translation<typeof ro> = {
  title: "To make now",
  open: "To make: {pieces}",
  nothing: "Nothing to make now.",
  plain: "plain",
  later: "+{n:number} later today",
};
