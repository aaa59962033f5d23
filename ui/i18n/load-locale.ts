import type { Locale } from "#core/shop/shop.ts";
import { createI18n } from "./create-i18n.ts";
import { createWording } from "./create-wording.ts";
import type { I18n } from "./i18n.ts";
import type { Wing, WingSource, Worded } from "./wings.ts";

interface Source extends WingSource {
  readonly first: () => Promise<Worded<"first">>;
}

// Each language and wing is a chunk of its own; the bundler needs the paths as they stand here.
const sources: Readonly<Record<Locale, Source>> = {
  ro: {
    first: async () => createWording("ro", (await import("./ro/first-wing.ts")).firstWing),
    sheets: async () => createWording("ro", (await import("./ro/sheets-wing.ts")).sheetsWing),
    purchase: async () => createWording("ro", (await import("./ro/purchase-wing.ts")).purchaseWing),
    office: async () => createWording("ro", (await import("./ro/office-wing.ts")).officeWing),
    pages: async () => createWording("ro", (await import("./ro/pages-wing.ts")).pagesWing),
  },
  en: {
    first: async () => createWording("en", (await import("./en/first-wing.ts")).firstWing),
    sheets: async () => createWording("en", (await import("./en/sheets-wing.ts")).sheetsWing),
    purchase: async () => createWording("en", (await import("./en/purchase-wing.ts")).purchaseWing),
    office: async () => createWording("en", (await import("./en/office-wing.ts")).officeWing),
    pages: async () => createWording("en", (await import("./en/pages-wing.ts")).pagesWing),
  },
};

/**
 * Loads one language and nothing of the other: its first wing, and those named. The screens of a wing that was not
 * named suspend until it has come, so naming is for speed: dialogs and toasts need `sheets`, sign-in, checkout and orders need `purchase`, the back
 * office and the courier `office` and `purchase`, landing, legal pages and the lab `pages`.
 */
export async function loadLocale(locale: Locale, wings: readonly Wing[] = []): Promise<I18n> {
  const source = sources[locale];
  // The named wings travel beside the first one, not after it.
  const [first] = await Promise.all([source.first(), ...wings.map((wing) => source[wing]())]);
  const i18n = createI18n(locale, first.wording, source);
  await Promise.all(wings.map((wing) => i18n.load(wing)));
  return i18n;
}
