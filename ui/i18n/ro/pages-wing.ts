import { lab } from "./lab.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";

/** Landing, legal pages and the lab, in Romanian. */
export const pagesWing = {
  lab,
  landing,
  legal,
};
