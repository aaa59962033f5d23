import type { Locale } from "#core/shop/shop.ts";
import { createI18n } from "./create-i18n.ts";
import { createWording } from "./create-wording.ts";
import { firstBundle as enFirst } from "./en/first/first-bundle.ts";
import { mailBundle as enMail } from "./en/mail/mail-bundle.ts";
import { officeBundle as enOffice } from "./en/office/office-bundle.ts";
import { pagesBundle as enPages } from "./en/pages/pages-bundle.ts";
import { purchaseBundle as enPurchase } from "./en/purchase/purchase-bundle.ts";
import { dialogsBundle as enDialogs } from "./en/dialogs/dialogs-bundle.ts";
import { firstBundle as roFirst } from "./ro/first/first-bundle.ts";
import { mailBundle as roMail } from "./ro/mail/mail-bundle.ts";
import { officeBundle as roOffice } from "./ro/office/office-bundle.ts";
import { pagesBundle as roPages } from "./ro/pages/pages-bundle.ts";
import { purchaseBundle as roPurchase } from "./ro/purchase/purchase-bundle.ts";
import { dialogsBundle as roDialogs } from "./ro/dialogs/dialogs-bundle.ts";
import type { I18n } from "./i18n.ts";
import type { LoadedBundles, Bundles } from "./bundles.ts";
import type { Wording } from "./wording.ts";

/** A language with all its texts, including those of mails. */
export interface ServerI18n extends I18n {
  readonly mail: Wording<typeof roMail>;
}

interface WholeLanguage extends Required<LoadedBundles> {
  readonly first: Bundles["first"];
  readonly mail: ServerI18n["mail"];
}

function complete(locale: Locale, { first, mail, ...loaded }: WholeLanguage): ServerI18n {
  const i18n = createI18n(
    locale,
    first,
    {
      dialogs: async () => ({ wording: loaded.dialogs }),
      purchase: async () => ({ wording: loaded.purchase }),
      office: async () => ({ wording: loaded.office }),
      pages: async () => ({ wording: loaded.pages }),
    },
    (error) => Promise.reject(error),
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
      dialogs: createWording<typeof roDialogs>("ro", roDialogs).wording,
      purchase: createWording<typeof roPurchase>("ro", roPurchase).wording,
      office: createWording<typeof roOffice>("ro", roOffice).wording,
      pages: createWording<typeof roPages>("ro", roPages).wording,
      mail: createWording<typeof roMail>("ro", roMail).wording,
    }),
    en: complete("en", {
      first: createWording<typeof roFirst>("en", enFirst).wording,
      dialogs: createWording<typeof roDialogs>("en", enDialogs).wording,
      purchase: createWording<typeof roPurchase>("en", enPurchase).wording,
      office: createWording<typeof roOffice>("en", enOffice).wording,
      pages: createWording<typeof roPages>("en", enPages).wording,
      mail: createWording<typeof roMail>("en", enMail).wording,
    }),
  };
}
