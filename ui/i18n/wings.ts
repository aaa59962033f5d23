import type { firstWing } from "./ro/first-wing.ts";
import type { officeWing } from "./ro/office-wing.ts";
import type { pagesWing } from "./ro/pages-wing.ts";
import type { purchaseWing } from "./ro/purchase-wing.ts";
import type { sheetsWing } from "./ro/sheets-wing.ts";
import type { Wording } from "./wording.ts";

/**
 * The texts come in wings, each its own chunk a language: `first` with the first screen, the others when a screen
 * that needs them is near.
 */
export type Wing = "sheets" | "purchase" | "office" | "pages";

/** The wording of each wing. */
export interface Wings {
  readonly first: Wording<typeof firstWing>;
  readonly sheets: Wording<typeof sheetsWing>;
  readonly purchase: Wording<typeof purchaseWing>;
  readonly office: Wording<typeof officeWing>;
  readonly pages: Wording<typeof pagesWing>;
}

/** All texts of the product as functions, by namespace: `L.menu.add()`, `L.checkout.place({ amount })`. */
export type AllWording = Wings["first"] &
  Wings["sheets"] &
  Wings["purchase"] &
  Wings["office"] &
  Wings["pages"];

/**
 * A wing inside an object: a proxy of typesafe-i18n answers to `then`, so a promise that resolved to one would wait
 * for ever.
 */
export interface Worded<W extends keyof Wings> {
  readonly wording: Wings[W];
}

/** Where the later wings of one language come from. */
export type WingSource = { readonly [W in Wing]: () => Promise<Worded<W>> };

/** The wings that are in memory already. */
export type LoadedWings = { readonly [W in Wing]?: Wings[W] };
