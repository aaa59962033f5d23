import { lab } from "./lab.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";
import { notFound } from "./not-found.ts";

/** Landing, legal pages, the lab, and pages that are not there, in English. */
export const pagesBundle = {
  lab,
  landing,
  legal,
  notFound,
};
