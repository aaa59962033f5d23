import * as Schema from "effect/Schema";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import type {
  CategoryId,
  LocationId,
  ModifierGroupId,
  ModifierId,
  ProductId,
  ShopId,
} from "#core/kernel/id.ts";
import { ALLERGENS } from "#core/menu/allergens.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import {
  ENTRY_LENGTHS,
  MAX_CHOICES,
  MAX_ENTRY_CHANGES,
  type MenuEntry,
  type MenuEntryId,
} from "#core/draft/menu-entry.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { currency, moneyFromZero } from "../money.ts";
import { MESSAGE } from "../schema/field-message-key.ts";
import {
  count,
  decimalText,
  fulfillmentMethod,
  instant,
  integer,
  paragraph,
  trimmed,
  ulid,
} from "../schema/scalars.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";

const locale = Schema.Literals(LOCALES);
const nameOf = (longest: number) => translated(trimmed(1, longest));
const order = integer(-1_000_000, 1_000_000);
const priceByLocation = Schema.Record(ulid<LocationId>(), moneyFromZero);
const sourceKey = Schema.NullOr(Schema.String);

function translated(text: Schema.Codec<string, string>) {
  return wireStruct({ ro: Schema.NullOr(text), en: Schema.NullOr(text) });
}

const declared = {
  allergens: Schema.NullOr(Schema.Array(Schema.Literals(ALLERGENS))),
  diets: Schema.NullOr(Schema.Array(trimmed(1, 40))),
};

const category = wireStruct({
  type: Schema.Literal("category"),
  id: ulid<CategoryId>(),
  order,
  names: nameOf(ENTRY_LENGTHS.name),
});

const group = wireStruct({
  type: Schema.Literal("modifierGroup"),
  id: ulid<ModifierGroupId>(),
  order,
  names: nameOf(ENTRY_LENGTHS.name),
  singleChoice: Schema.Boolean,
  minChoices: integer(0, MAX_CHOICES),
  maxChoices: integer(1, MAX_CHOICES),
  sourceKey,
});

const modifier = wireStruct({
  type: Schema.Literal("modifier"),
  id: ulid<ModifierId>(),
  groupId: ulid<ModifierGroupId>(),
  order,
  names: nameOf(ENTRY_LENGTHS.modifierName),
  priceByLocation,
  ...declared,
  sourceKey,
});

const product = wireStruct({
  type: Schema.Literal("product"),
  id: ulid<ProductId>(),
  slug: Schema.NullOr(Schema.String),
  order,
  categoryId: ulid<CategoryId>(),
  names: nameOf(ENTRY_LENGTHS.name),
  descriptions: translated(paragraph(1, ENTRY_LENGTHS.description)),
  picture: Schema.NullOr(
    wireStruct({
      url: Schema.String,
      width: count,
      height: count,
      alts: translated(trimmed(1, ENTRY_LENGTHS.alt)),
    }),
  ),
  modifierGroupsIds: Schema.Array(ulid<ModifierGroupId>()),
  redeemableByPoints: Schema.Boolean,
  redeemableFor: Schema.NullOr(integer(1, 1_000_000)),
  priceByLocation,
  availableFor: Schema.Array(fulfillmentMethod).check(
    Schema.isMaxLength(FULFILLMENT_METHODS.length, MESSAGE.arrayMax),
  ),
  vatRate: Schema.NullOr(decimalText),
  ...declared,
  weight: Schema.NullOr(trimmed(1, ENTRY_LENGTHS.weight)),
  nutrition: Schema.NullOr(
    Schema.Record(Schema.String.check(Schema.isPattern(/^[a-z][a-z_]{0,39}$/u)), decimalText),
  ),
  isFeatured: Schema.Boolean,
  sourceKey,
});

/** A category, product, group or modifier in all languages. */
export const menuEntry: WireCodec<MenuEntry> = Schema.Union([category, group, modifier, product]);

/** The id of an entry of any kind. */
export const entryId: WireCodec<MenuEntryId> = Schema.Union([
  ulid<CategoryId>(),
  ulid<ModifierGroupId>(),
  ulid<ModifierId>(),
  ulid<ProductId>(),
]);

const entryChange = { base: Schema.NullOr(menuEntry), entry: Schema.NullOr(menuEntry) };

/** A change that waits to be published. */
export const draftChange = wireStruct({
  id: entryId,
  ...entryChange,
  by: Schema.NullOr(Schema.String),
  at: instant,
});

/** The menu of a shop as it is published, and what waits to be. */
export const menuDraft: WireCodec<MenuDraft> = wireStruct({
  shopId: ulid<ShopId>(),
  shopSlug: Schema.String,
  revision: count,
  locale,
  currency,
  locations: Schema.Array(wireStruct({ id: ulid<LocationId>(), slug: Schema.String, name: Schema.String })),
  entries: Schema.Array(menuEntry),
  changes: Schema.Array(draftChange),
  publishAt: Schema.NullOr(instant),
  scheduledBy: Schema.NullOr(Schema.String),
  missedAt: Schema.NullOr(instant),
  publications: count,
});

/** Entries as somebody saw them, and as they are to be. */
export const entryChanges = wireStruct({
  changes: Schema.Array(wireStruct(entryChange)).check(
    Schema.isMinLength(1, MESSAGE.arrayMin),
    Schema.isMaxLength(MAX_ENTRY_CHANGES, MESSAGE.arrayMax),
  ),
});

/** The changes as they are held; those named besides are as published, and wait no more. */
export const heldChanges = wireStruct({
  revision: count,
  changes: Schema.Array(draftChange),
  settled: Schema.Array(entryId),
});

/** Changes that are not to be published after all; null is all of them. */
export const draftDiscard = wireStruct({ revision: count, ids: Schema.NullOr(Schema.Array(entryId)) });

/** The draft as it was seen, to be published. */
export const draftPublication = wireStruct({ revision: count });

/** When the draft as it was seen is to publish itself; null is never. */
export const draftSchedule = wireStruct({ revision: count, publishAt: Schema.NullOr(instant) });
