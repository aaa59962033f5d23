import type { Locale } from "#core/shop/shop.ts";
import type { Format } from "./format.ts";
import type { AllWording, Bundle } from "./bundles.ts";

/** A language: its texts, its formats, and a way to fetch more texts ahead of need. */
export interface I18n {
  readonly locale: Locale;
  /** A namespace of a bundle that is not loaded suspends the component that reads it. */
  readonly t: AllWording;
  readonly format: Format;
  /** Prefetches a bundle of texts; resolves at once when it is loaded. */
  readonly load: (bundle: Bundle) => Promise<void>;
}
