import * as Schema from "effect/Schema";
import { MENU_FILE_FORMAT, MENU_FILE_VERSION, MENU_TEXT_LENGTH } from "#core/menu-file/menu-file.ts";
import { currency } from "../money.ts";
import { count, fulfillmentMethod, integer, paragraph, text } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { allergen, nutrition } from "./menu.ts";
import { locale } from "./shop.ts";

const key = text(1, MENU_TEXT_LENGTH.key);
const slug = Schema.String.check(Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u));

// Ninety-nine of the dearest dish must still fit an order's total.
const price = Schema.String.check(Schema.isPattern(/^(?:0|[1-9]\d{0,5})\.\d{2}$/u));
const prices = Schema.Record(slug, price);
const declared = {
  allergens: Schema.NullOr(Schema.Array(allergen)),
  diets: Schema.NullOr(Schema.Array(text(1, 40))),
};
const picture = wireStruct({ url: text(1, 500), width: count, height: count, alt: text(0, 200) });
const entry = {
  key,
  name: text(1, MENU_TEXT_LENGTH.name),
  translations: Schema.Record(
    Schema.String.check(Schema.isPattern(/^[a-z]{2}$/u)),
    Schema.Record(
      Schema.String.check(Schema.isPattern(/^[a-z]{1,20}$/u)),
      Schema.NullOr(paragraph(0, MENU_TEXT_LENGTH.description)),
    ),
  ),
};

/** A location that prices name. */
export const fileLocation = wireStruct({ slug, name: text(1, MENU_TEXT_LENGTH.name) });

/** A category of a menu file. */
export const fileCategory = wireStruct(entry);

/** An option of a group. */
export const fileModifier = wireStruct({ ...entry, ...declared, prices });

/** The part of a group that is its own; its modifiers are read one by one. */
export const FILE_GROUP_FIELDS = {
  ...entry,
  singleChoice: Schema.Boolean,
  minChoices: integer(0, 99),
  maxChoices: integer(1, 99),
};

/** A product of a menu file. */
export const fileProduct = wireStruct({
  ...entry,
  ...declared,
  slug,
  category: key,
  description: Schema.NullOr(paragraph(0, MENU_TEXT_LENGTH.description)),
  picture: Schema.NullOr(picture),
  prices,
  vatRate: Schema.String.check(Schema.isPattern(/^(?:100\.00|[1-9]?\d\.\d{2})$/u)),
  availableFor: Schema.Array(fulfillmentMethod),
  weight: Schema.NullOr(text(0, 80)),
  nutrition,
  redeemableByPoints: Schema.Boolean,
  redeemableFor: Schema.NullOr(integer(1, 2_147_483_647)),
  featured: Schema.Boolean,
  modifierGroups: Schema.Array(key),
});

/** What stands at the top of a menu file. */
export const FILE_HEAD_FIELDS = {
  format: Schema.Literal(MENU_FILE_FORMAT),
  version: Schema.Literal(MENU_FILE_VERSION),
  shop: wireStruct({ name: text(1, MENU_TEXT_LENGTH.name), currency, locale }),
};

/** The whole menu of a shop, as it leaves and as it comes back. */
export const menuFile = wireStruct({
  ...FILE_HEAD_FIELDS,
  locations: Schema.Array(fileLocation),
  categories: Schema.Array(fileCategory),
  modifierGroups: Schema.Array(wireStruct({ ...FILE_GROUP_FIELDS, modifiers: Schema.Array(fileModifier) })),
  products: Schema.Array(fileProduct),
});
