import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Declared, Picture } from "#core/menu/menu.ts";
import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";

/** What stands at the top of a menu file, so that no other JSON is taken for one. */
export const MENU_FILE_FORMAT = "diner-menu";

/** The version of the form; another one is refused. */
export const MENU_FILE_VERSION = 1;

/** The path where a shop's menu file is public, without the host (IMPORT-10). */
export function menuFilePath(shopSlug: string): string {
  return `/api/shops/by-slug/${encodeURIComponent(shopSlug)}/menu.json`;
}

/** Most characters of each kind of text in a menu file. */
export const MENU_TEXT_LENGTH = { key: 200, name: 120, description: 2000 } as const;

/**
 * The whole menu of a shop as a file of our own (IMPORT-1): all that it says, by keys that another shop can take over,
 * and nothing of the moment, such as what is sold out. Lists are in menu order.
 */
export interface MenuFile {
  readonly format: typeof MENU_FILE_FORMAT;
  readonly version: typeof MENU_FILE_VERSION;
  readonly shop: { readonly name: string; readonly currency: Currency; readonly locale: Locale };
  readonly locations: readonly FileLocation[];
  readonly categories: readonly FileCategory[];
  readonly modifierGroups: readonly FileGroup[];
  readonly products: readonly FileProduct[];
}

/** Texts in languages other than the shop's own, as they are kept. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Decimal text by the slug of a location; where none stands it is not sold. */
export type PriceBySlug = Readonly<Record<string, string>>;

/** A location, as prices name it. */
export interface FileLocation {
  readonly slug: string;
  readonly name: string;
}

/** A category, group, modifier or product. */
interface FileEntry {
  readonly key: string;
  readonly name: string;
  readonly translations: Translations;
}

/** A heading. */
export type FileCategory = FileEntry;

/** A group of modifiers with its rule. */
export interface FileGroup extends FileEntry {
  readonly singleChoice: boolean;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly modifiers: readonly FileModifier[];
}

/** An option of a group. */
export interface FileModifier extends FileEntry, Declared {
  readonly prices: PriceBySlug;
}

/** Something to eat or drink. */
export interface FileProduct extends FileEntry, Declared {
  readonly slug: string;
  /** The key of its category. */
  readonly category: string;
  readonly description: string | null;
  readonly picture: Omit<Picture, "sources"> | null;
  readonly prices: PriceBySlug;
  /** Per cent as decimal text, within the prices. */
  readonly vatRate: string;
  readonly availableFor: readonly FulfillmentMethod[];
  readonly weight: string | null;
  readonly nutrition: Readonly<Record<string, string>> | null;
  readonly redeemableByPoints: boolean;
  readonly redeemableFor: number | null;
  /** Whether the shop puts it forward (MENU-10). */
  readonly featured: boolean;
  /** The keys of its groups. */
  readonly modifierGroups: readonly string[];
}
