import { byLocale, type Locale } from "#core/shop/shop.ts";
import { createI18n } from "./create-i18n.ts";
import { createWording } from "./create-wording.ts";
import type { I18n } from "./i18n.ts";
import { bundlePath, bundleTexts, type BundleFile, type Bundles, type LoadedBundles } from "./bundles.ts";
import type { mailBundle } from "./ro/mail/mail-bundle.ts";
import type { Wording } from "./wording.ts";

/** A language with all its texts, including those of mails. */
export interface ServerI18n extends I18n {
  readonly mail: Wording<typeof mailBundle>;
}

interface WholeLanguage extends Required<LoadedBundles> {
  readonly first: Bundles["first"];
  readonly mail: ServerI18n["mail"];
}

const files = import.meta.glob<BundleFile>("./*/*/*-bundle.ts", { eager: true });

function wholeLanguage(locale: Locale): WholeLanguage {
  const worded = <T>(bundle: string): T =>
    createWording<T>(locale, bundleTexts(bundle, files[bundlePath(locale, bundle)])).wording;
  return {
    first: worded("first"),
    dialogs: worded("dialogs"),
    purchase: worded("purchase"),
    office: worded("office"),
    pages: worded("pages"),
    mail: worded("mail"),
  };
}

function complete(locale: Locale): ServerI18n {
  const { first, mail, ...loaded } = wholeLanguage(locale);
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
 * All languages whole, at once and without waiting: for the server, which renders pages, words errors and writes
 * mails. The browser uses `loadLocale`.
 */
export function createServerLocales(): Readonly<Record<Locale, ServerI18n>> {
  return byLocale(complete);
}
