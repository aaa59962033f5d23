import type { Allergen } from "./allergens.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { CategoryId, LocationId, ModifierGroupId, ModifierId, ProductId } from "#core/kernel/id.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";

/** Exactly this text, with or without Z, means disabled until somebody says otherwise (TIME-4). */
export const INDEFINITELY = "9999-12-31T23:59:59";

/** Until when something is unavailable at each location; absent means available. */
export type DisabledUntilByLocation = Readonly<Record<LocationId, Instant | typeof INDEFINITELY>>;

/** Price at each location; no price means not sold there. */
export type PriceByLocation = Readonly<Record<LocationId, Money>>;

/** Everything a shop sells, in one language. */
export interface Menu {
  /** Changes with any change of the menu. */
  readonly version: string;
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly modifierGroups: readonly ModifierGroup[];
  readonly popularProductIds: readonly ProductId[];
  /** Empty for a guest. */
  readonly orderAgainProductIds: readonly ProductId[];
}

/** A heading of the menu. */
export interface Category {
  readonly id: CategoryId;
  readonly order: number;
  readonly name: string;
}

/** A picture with its pixel size, so that nothing jumps when it arrives. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The same in other sizes and forms, for the browser to choose from. */
  readonly sources: readonly PictureSource[];
}

/** One form of a picture in all its widths. */
export interface PictureSource {
  /** Its media type. */
  readonly type: string;
  readonly srcset: string;
}

/** What is declared of a product or a modifier; null where nothing is, which says nothing (MENU-5). */
export interface Declared {
  readonly allergens: readonly Allergen[] | null;
  /** Diets that it suits, and marks such as `spicy`. */
  readonly diets: readonly string[] | null;
}

/** Something to eat or drink. */
export interface Product extends Declared {
  readonly id: ProductId;
  readonly slug: string;
  readonly order: number;
  readonly categoryId: CategoryId;
  readonly name: string;
  readonly description: string | null;
  readonly picture: Picture | null;
  readonly modifierGroupsIds: readonly ModifierGroupId[];
  readonly redeemableByPoints: boolean;
  /** Points for one piece. */
  readonly redeemableFor: number | null;
  readonly priceByLocation: PriceByLocation;
  readonly currency: Currency;
  readonly disabledUntilByLocation: DisabledUntilByLocation;
  readonly availableFor: readonly FulfillmentMethod[];
  /** Per cent as decimal text, "11.00"; prices include it. */
  readonly vatRate: string;
  readonly weight: string | null;
  /** Named values per portion, such as energy_kcal, as decimal text. */
  readonly nutrition: Readonly<Record<string, string>> | null;
}

/** A choice to make about a product. Single choice has a maximum of one. */
export interface ModifierGroup {
  readonly id: ModifierGroupId;
  readonly order: number;
  readonly name: string;
  readonly singleChoice: boolean;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly modifiers: readonly Modifier[];
}

/** One option of a group. */
export interface Modifier extends Declared {
  readonly id: ModifierId;
  readonly name: string;
  readonly order: number;
  readonly priceByLocation: PriceByLocation;
  readonly disabledUntilByLocation: DisabledUntilByLocation;
}
