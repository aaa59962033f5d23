// By hand and not the loader that typesafe-i18n generates: it keeps what is loaded in its module, and the server draws
// pages of several languages at once. i18next would be 13.9 KiB (brotli) of the first JavaScript, typesafe-i18n is 1.0.
import type { Locale } from "#core/shop/shop.ts";
import { createI18n, type OnMissing } from "./create-i18n.ts";
import { createWording } from "./create-wording.ts";
import type { I18n } from "./i18n.ts";
import {
  bundlePath,
  bundleTexts,
  type Bundle,
  type BundleFile,
  type Bundles,
  type BundleSource,
  type Worded,
} from "./bundles.ts";

interface Source extends BundleSource {
  readonly first: () => Promise<Worded<"first">>;
}

// Each language and bundle is a chunk of its own; mails are the server's.
const files = import.meta.glob<BundleFile>(["./*/*/*-bundle.ts", "!./*/mail/*"]);

function sourceOf(locale: Locale): Source {
  const opener =
    <W extends keyof Bundles>(bundle: W) =>
    async (): Promise<Worded<W>> => {
      const file = await files[bundlePath(locale, bundle)]?.();
      return createWording<Bundles[W]>(locale, bundleTexts(bundle, file));
    };
  return {
    first: opener("first"),
    dialogs: opener("dialogs"),
    purchase: opener("purchase"),
    office: opener("office"),
    pages: opener("pages"),
  };
}

/**
 * Loads one language and nothing of the others: its first bundle, and those named. The screens of a bundle that was not
 * named suspend until it has come, so naming is for speed: dialogs and toasts need `dialogs`, sign-in, checkout and orders need `purchase`, the back
 * office and the courier `office` and `purchase`, landing, legal pages and the lab `pages`.
 */
export async function loadLocale(
  locale: Locale,
  bundles: readonly Bundle[],
  onMissing: OnMissing,
): Promise<I18n> {
  const source = sourceOf(locale);
  // The named bundles load in parallel with the first one, not after it.
  const [first] = await Promise.all([source.first(), ...bundles.map((bundle) => source[bundle]())]);
  const i18n = createI18n(locale, first.wording, source, onMissing);
  await Promise.all(bundles.map((bundle) => i18n.load(bundle)));
  return i18n;
}
