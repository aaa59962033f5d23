import type { Locale } from "#core/shop/shop.ts";

/** Light or dark, as a person chose it. */
export type ColorMode = "light" | "dark";

/** How the interface looks and speaks on this device. */
export interface AppearancePort {
  /** Null follows the system. */
  readColorMode(): ColorMode | null;
  /** Holds at once and is kept; null forgets the choice. */
  chooseColorMode(mode: ColorMode | null): void;
  /** Stores the language and reloads the page in it. */
  chooseLocale(locale: Locale): void;
}
