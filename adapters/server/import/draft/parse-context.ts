import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Findings } from "./finding.ts";
import type { ImportDraft } from "./import-draft.ts";
import type { JsonNode } from "../json/json-node.ts";

/** What a parser reads with. */
export interface ParseContext {
  readonly findings: Findings;
  /** The currency of every price of the draft. */
  readonly currency: Currency;
  /** Whether somebody said that prices in an unsupported currency are amounts of `currency`. */
  readonly relabel: boolean;
  /** The slugs of the shop's locations; null for a shop that is made for the import. */
  readonly locations: readonly string[] | null;
  /** Whether there is a place to take pictures from. */
  readonly takesPictures: boolean;
  /** The language of words that the source lacks. */
  readonly locale: Locale;
}

/**
 * Reads the files of one menu, all of them together, since a format may spread over several. It never throws on
 * what files hold: what it cannot take is a finding, and one about a whole file (path "") makes the import stop.
 */
export type MenuParser = (files: readonly JsonNode[], reading: ParseContext) => ImportDraft;

/** Words that a menu needs and a source may not have. */
export const WORDS: Readonly<Record<Locale, { readonly menu: string; readonly variant: string }>> = {
  ro: { menu: "Meniu", variant: "Variantă" },
  en: { menu: "Menu", variant: "Option" },
};
