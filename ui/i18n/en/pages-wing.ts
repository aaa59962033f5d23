import { lab } from "./lab.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";

/** Landing, legal pages and the lab, in English. */
export const pagesWing = {
  lab,
  landing,
  legal,
};
