import type { firstBundle } from "./ro/first/first-bundle.ts";
import type { officeBundle } from "./ro/office/office-bundle.ts";
import type { pagesBundle } from "./ro/pages/pages-bundle.ts";
import type { purchaseBundle } from "./ro/purchase/purchase-bundle.ts";
import type { dialogsBundle } from "./ro/dialogs/dialogs-bundle.ts";
import type { Wording } from "./wording.ts";

/**
 * The texts come in bundles, each its own chunk a language: `first` with the first screen, the others when a screen
 * that needs them is near.
 */
export type Bundle = "dialogs" | "purchase" | "office" | "pages";

/** The wording of each bundle. */
export interface Bundles {
  readonly first: Wording<typeof firstBundle>;
  readonly dialogs: Wording<typeof dialogsBundle>;
  readonly purchase: Wording<typeof purchaseBundle>;
  readonly office: Wording<typeof officeBundle>;
  readonly pages: Wording<typeof pagesBundle>;
}

/** All texts of the product as functions, by namespace: `t.menu.add()`, `t.checkout.place({ amount })`. */
export type AllWording = Bundles["first"] &
  Bundles["dialogs"] &
  Bundles["purchase"] &
  Bundles["office"] &
  Bundles["pages"];

/**
 * A bundle inside an object: a proxy of typesafe-i18n answers to `then`, so a promise that resolved to one would wait
 * forever.
 */
export interface Worded<W extends keyof Bundles> {
  readonly wording: Bundles[W];
}

/** Where the later bundles of one language come from. */
export type BundleSource = { readonly [W in Bundle]: () => Promise<Worded<W>> };

/** The bundles that are in memory already. */
export type LoadedBundles = { readonly [W in Bundle]?: Bundles[W] };
