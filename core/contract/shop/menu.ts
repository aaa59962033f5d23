import * as Schema from "effect/Schema";
import type { CategoryId, LocationId, ModifierGroupId, ModifierId, ProductId } from "#core/kernel/id.ts";
import { ALLERGENS } from "#core/menu/allergens.ts";
import { currency, money } from "../money.ts";
import { count, decimalText, disabledUntil, fulfillmentMethod, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

const priceByLocation = Schema.Record(ulid<LocationId>(), money);
const disabledUntilByLocation = Schema.Record(ulid<LocationId>(), disabledUntil);
const order = Schema.Int;

/** One of the fourteen allergens. */
export const allergen = Schema.Literals(ALLERGENS);

const declared = {
  allergens: Schema.NullOr(Schema.Array(allergen)),
  diets: Schema.NullOr(Schema.Array(Schema.String)),
};

const picture = wireStruct({
  url: Schema.String,
  width: count,
  height: count,
  alt: Schema.String,
  sources: Schema.Array(wireStruct({ type: Schema.String, srcset: Schema.String })),
});

/** Named values for a portion, as decimal text. */
export const nutrition = Schema.NullOr(
  Schema.Record(Schema.String.check(Schema.isPattern(/^[a-z][a-z_]{0,39}$/u)), decimalText),
);

/** Something to eat or drink. */
export const product = wireStruct({
  id: ulid<ProductId>(),
  slug: Schema.String,
  order,
  categoryId: ulid<CategoryId>(),
  name: Schema.String,
  description: Schema.NullOr(Schema.String),
  picture: Schema.NullOr(picture),
  modifierGroupsIds: Schema.Array(ulid<ModifierGroupId>()),
  redeemableByPoints: Schema.Boolean,
  redeemableFor: Schema.NullOr(count),
  priceByLocation,
  currency,
  disabledUntilByLocation,
  availableFor: Schema.Array(fulfillmentMethod),
  vatRate: decimalText,
  ...declared,
  weight: Schema.NullOr(Schema.String),
  nutrition,
});

/** A group of modifiers with its rule. */
export const modifierGroup = wireStruct({
  id: ulid<ModifierGroupId>(),
  order,
  name: Schema.String,
  singleChoice: Schema.Boolean,
  minChoices: count,
  maxChoices: count,
  modifiers: Schema.Array(
    wireStruct({
      id: ulid<ModifierId>(),
      name: Schema.String,
      order,
      priceByLocation,
      disabledUntilByLocation,
      ...declared,
    }),
  ),
});

/** Everything a shop sells. */
export const menu = wireStruct({
  version: Schema.String,
  products: Schema.Array(product),
  categories: Schema.Array(wireStruct({ id: ulid<CategoryId>(), order, name: Schema.String })),
  modifierGroups: Schema.Array(modifierGroup),
  popularProductIds: Schema.Array(ulid<ProductId>()),
  orderAgainProductIds: Schema.Array(ulid<ProductId>()),
});
