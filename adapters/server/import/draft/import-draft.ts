import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { FileLocation, Translations } from "#core/menu-file/menu-file.ts";
import type { Declared, Picture } from "#core/menu/menu.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Money } from "#core/money/money.ts";

/**
 * A menu as read from somebody else's files: what every format becomes before it is written. Keys are stable
 * across runs over the same source, so that importing twice finds the same rows. Lists are in menu order.
 */
export interface ImportDraft {
  /** What the source calls the place; null where it says nothing. */
  readonly shopName: string | null;
  /** The locations that prices name, where the source knows some: a new shop is made with them. */
  readonly locations?: readonly FileLocation[];
  /** The language of its texts, where the source says so. */
  readonly locale?: Locale;
  readonly categories: readonly DraftCategory[];
  readonly modifierGroups: readonly DraftGroup[];
  readonly products: readonly DraftProduct[];
}

/**
 * What something costs: at every location the same, or at each one that the source names by its slug, and null where it
 * is not sold. A location that is not named keeps what it has.
 */
export type DraftPrice = Money | ReadonlyMap<string, Money | null>;

/** A heading. */
export interface DraftCategory {
  readonly key: string;
  readonly name: string;
  /** Only where the source holds texts in other languages. */
  readonly translations?: Translations;
}

/** A choice to make; single choice has a maximum of one. */
export interface DraftGroup {
  readonly key: string;
  readonly name: string;
  readonly singleChoice: boolean;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly translations?: Translations;
  readonly modifiers: readonly DraftModifier[];
}

/** An option; its price is added to the product's. */
export interface DraftModifier {
  readonly key: string;
  readonly name: string;
  readonly price: DraftPrice;
  /** Only where the source says all that a menu holds. */
  readonly details?: ModifierDetails;
}

/** What only a source of our own says of a modifier. */
export interface ModifierDetails extends Declared {
  readonly translations: Translations;
}

/** Something to eat or drink. */
export interface DraftProduct {
  readonly key: string;
  readonly categoryKey: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: DraftPrice;
  readonly groupKeys: readonly string[];
  /** Null where the source names none. */
  readonly diets: readonly string[] | null;
  /** Switched off in the source: imported, but unavailable until somebody switches it on. Null where it does not say. */
  readonly switchedOff: boolean | null;
  /** How the source calls its picture: the name of a file, or an address that ends in one. */
  readonly pictureName?: string;
  /** Only where the source says all that a menu holds. */
  readonly details?: ProductDetails;
}

/** What only a source of our own says of a product. */
export interface ProductDetails extends Declared {
  /** The slug of a product that is new, where it is free. */
  readonly slug: string;
  readonly translations: Translations;
  readonly picture: Omit<Picture, "sources"> | null;
  readonly vatRate: string;
  readonly availableFor: readonly FulfillmentMethod[];
  readonly weight: string | null;
  readonly nutrition: Readonly<Record<string, string>> | null;
  readonly redeemableByPoints: boolean;
  readonly redeemableFor: number | null;
  readonly featured: boolean;
}
