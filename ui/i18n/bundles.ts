import type { Locale } from "#core/shop/shop.ts";
import type { Texts } from "./create-wording.ts";
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

/** A file of texts, `ro/first/first-bundle.ts`, by what it exports. */
export type BundleFile = Readonly<Record<string, Texts>>;

/** Where a bundle of a language is, seen from this folder. */
export function bundlePath(locale: Locale, bundle: string): string {
  return `./${locale}/${bundle}/${bundle}-bundle.ts`;
}

/** The texts of a bundle in its file; every language has every bundle. */
export function bundleTexts(bundle: string, file: BundleFile | undefined): Texts {
  const texts = file?.[`${bundle}Bundle`];
  if (texts === undefined) throw new Error(`A language lacks its ${bundle} bundle`);
  return texts;
}

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
