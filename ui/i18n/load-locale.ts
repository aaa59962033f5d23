// By hand and not the loader that typesafe-i18n generates: it keeps what is loaded in its module, and the server draws
// pages of several languages at once. i18next would be 13.9 KiB (brotli) of the first JavaScript, typesafe-i18n is 1.0.
import type { Locale } from "#core/shop/shop.ts";
import { createI18n, type OnMissing } from "./create-i18n.ts";
import { createWording } from "./create-wording.ts";
import type { I18n } from "./i18n.ts";
import type { Bundle, BundleSource, Worded } from "./bundles.ts";

interface Source extends BundleSource {
  readonly first: () => Promise<Worded<"first">>;
}

// Each language and bundle is a chunk of its own; the bundler needs literal paths.
const sources: Readonly<Record<Locale, Source>> = {
  ro: {
    first: async () => createWording("ro", (await import("./ro/first/first-bundle.ts")).firstBundle),
    dialogs: async () => createWording("ro", (await import("./ro/dialogs/dialogs-bundle.ts")).dialogsBundle),
    purchase: async () =>
      createWording("ro", (await import("./ro/purchase/purchase-bundle.ts")).purchaseBundle),
    office: async () => createWording("ro", (await import("./ro/office/office-bundle.ts")).officeBundle),
    pages: async () => createWording("ro", (await import("./ro/pages/pages-bundle.ts")).pagesBundle),
  },
  en: {
    first: async () => createWording("en", (await import("./en/first/first-bundle.ts")).firstBundle),
    dialogs: async () => createWording("en", (await import("./en/dialogs/dialogs-bundle.ts")).dialogsBundle),
    purchase: async () =>
      createWording("en", (await import("./en/purchase/purchase-bundle.ts")).purchaseBundle),
    office: async () => createWording("en", (await import("./en/office/office-bundle.ts")).officeBundle),
    pages: async () => createWording("en", (await import("./en/pages/pages-bundle.ts")).pagesBundle),
  },
};

/**
 * Loads one language and nothing of the other: its first bundle, and those named. The screens of a bundle that was not
 * named suspend until it has come, so naming is for speed: dialogs and toasts need `dialogs`, sign-in, checkout and orders need `purchase`, the back
 * office and the courier `office` and `purchase`, landing, legal pages and the lab `pages`.
 */
export async function loadLocale(
  locale: Locale,
  bundles: readonly Bundle[],
  onMissing: OnMissing,
): Promise<I18n> {
  const source = sources[locale];
  // The named bundles load in parallel with the first one, not after it.
  const [first] = await Promise.all([source.first(), ...bundles.map((bundle) => source[bundle]())]);
  const i18n = createI18n(locale, first.wording, source, onMissing);
  await Promise.all(bundles.map((bundle) => i18n.load(bundle)));
  return i18n;
}
