import type { Locale } from "#core/shop/shop.ts";
import { createI18n } from "./create-i18n.ts";
import { createWording } from "./create-wording.ts";
import { firstWing as enFirst } from "./en/first-wing.ts";
import { mailWing as enMail } from "./en/mail-wing.ts";
import { officeWing as enOffice } from "./en/office-wing.ts";
import { pagesWing as enPages } from "./en/pages-wing.ts";
import { purchaseWing as enPurchase } from "./en/purchase-wing.ts";
import { sheetsWing as enSheets } from "./en/sheets-wing.ts";
import { firstWing as roFirst } from "./ro/first-wing.ts";
import { mailWing as roMail } from "./ro/mail-wing.ts";
import { officeWing as roOffice } from "./ro/office-wing.ts";
import { pagesWing as roPages } from "./ro/pages-wing.ts";
import { purchaseWing as roPurchase } from "./ro/purchase-wing.ts";
import { sheetsWing as roSheets } from "./ro/sheets-wing.ts";
import type { I18n } from "./i18n.ts";
import type { LoadedWings, Wings } from "./wings.ts";
import type { Wording } from "./wording.ts";

/** A language with everything in it, the words of mails included. */
export interface ServerI18n extends I18n {
  readonly mail: Wording<typeof roMail>;
}

interface WholeLanguage extends Required<LoadedWings> {
  readonly first: Wings["first"];
  readonly mail: ServerI18n["mail"];
}

function complete(locale: Locale, { first, mail, ...loaded }: WholeLanguage): ServerI18n {
  const i18n = createI18n(
    locale,
    first,
    {
      sheets: async () => ({ wording: loaded.sheets }),
      purchase: async () => ({ wording: loaded.purchase }),
      office: async () => ({ wording: loaded.office }),
      pages: async () => ({ wording: loaded.pages }),
    },
    loaded,
  );
  return { ...i18n, mail };
}

/**
 * Both languages whole, at once and without waiting: for the server, which renders pages, words errors and writes
 * mails. The browser uses `loadLocale`.
 */
export function createServerLocales(): Readonly<Record<Locale, ServerI18n>> {
  return {
    ro: complete("ro", {
      first: createWording<typeof roFirst>("ro", roFirst).wording,
      sheets: createWording<typeof roSheets>("ro", roSheets).wording,
      purchase: createWording<typeof roPurchase>("ro", roPurchase).wording,
      office: createWording<typeof roOffice>("ro", roOffice).wording,
      pages: createWording<typeof roPages>("ro", roPages).wording,
      mail: createWording<typeof roMail>("ro", roMail).wording,
    }),
    en: complete("en", {
      first: createWording<typeof roFirst>("en", enFirst).wording,
      sheets: createWording<typeof roSheets>("en", enSheets).wording,
      purchase: createWording<typeof roPurchase>("en", enPurchase).wording,
      office: createWording<typeof roOffice>("en", enOffice).wording,
      pages: createWording<typeof roPages>("en", enPages).wording,
      mail: createWording<typeof roMail>("en", enMail).wording,
    }),
  };
}
