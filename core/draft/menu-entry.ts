import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { CategoryId, ModifierGroupId, ModifierId, ProductId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Declared, Picture, PriceByLocation } from "#core/menu/menu.ts";

/** A text in every language; null where it has none. */
export type Translated = Readonly<Record<Locale, string | null>>;

/** A heading of the menu, in all languages. */
export interface CategoryEntry {
  readonly type: "category";
  readonly id: CategoryId;
  readonly order: number;
  readonly names: Translated;
}

/** The picture of a product with what it shows, in all languages. */
export interface EntryPicture extends Omit<Picture, "alt" | "sources"> {
  readonly alts: Translated;
}

/** A product in all languages. */
export interface ProductEntry extends Declared {
  readonly type: "product";
  readonly id: ProductId;
  /** Null until it is published: only then is it given one that is free. */
  readonly slug: string | null;
  readonly order: number;
  readonly categoryId: CategoryId;
  readonly names: Translated;
  readonly descriptions: Translated;
  readonly picture: EntryPicture | null;
  readonly modifierGroupsIds: readonly ModifierGroupId[];
  readonly redeemableByPoints: boolean;
  readonly redeemableFor: number | null;
  readonly priceByLocation: PriceByLocation;
  readonly availableFor: readonly FulfillmentMethod[];
  /** Per cent as decimal text; null where nobody chose one yet. */
  readonly vatRate: string | null;
  readonly weight: string | null;
  readonly nutrition: Readonly<Record<string, string>> | null;
  /** Whether the shop puts it forward (MENU-10). */
  readonly isFeatured: boolean;
  /** What an import knows it by; null where it was made by hand. */
  readonly sourceKey: string | null;
}

/** A group of modifiers in all languages. */
export interface GroupEntry {
  readonly type: "modifierGroup";
  readonly id: ModifierGroupId;
  readonly order: number;
  readonly names: Translated;
  readonly singleChoice: boolean;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly sourceKey: string | null;
}

/** An option in all languages. */
export interface ModifierEntry extends Declared {
  readonly type: "modifier";
  readonly id: ModifierId;
  readonly groupId: ModifierGroupId;
  readonly order: number;
  readonly names: Translated;
  readonly priceByLocation: PriceByLocation;
  readonly sourceKey: string | null;
}

/** What a menu is edited by: one category, product, modifier group or modifier. */
export type MenuEntry = CategoryEntry | ProductEntry | GroupEntry | ModifierEntry;

/** The kinds of entries, in the order in which one stands on another. */
export const MENU_ENTRY_TYPES = ["category", "modifierGroup", "modifier", "product"] as const;

/** The id of an entry of any kind. */
export type MenuEntryId = MenuEntry["id"];

/** A whole menu as it is edited; the entries are in no order. */
export type MenuContent = readonly MenuEntry[];

/** Most characters of each text (those of an import are the same). */
export const ENTRY_LENGTHS = {
  name: 120,
  modifierName: 80,
  description: 1000,
  alt: 200,
  weight: 40,
} as const;

/** So many entries are changed together at most; a menu that is imported is taken in whole. */
export const MAX_ENTRY_CHANGES = 400;

/** Most choices that a group may ask for or allow. */
export const MAX_CHOICES = 50;

/** The entries by their ids. */
export function entriesById(content: MenuContent): ReadonlyMap<MenuEntryId, MenuEntry> {
  return new Map(content.map((entry) => [entry.id, entry]));
}

/** Whether it is a category. */
export function isCategory(entry: MenuEntry): entry is CategoryEntry {
  return entry.type === "category";
}

/** Whether it is a product. */
export function isProduct(entry: MenuEntry): entry is ProductEntry {
  return entry.type === "product";
}

/** Whether it is a group. */
export function isGroup(entry: MenuEntry): entry is GroupEntry {
  return entry.type === "modifierGroup";
}

/** Whether it is a modifier. */
export function isModifier(entry: MenuEntry): entry is ModifierEntry {
  return entry.type === "modifier";
}

/** The name in a language, else in the shop's own, else in whichever it has; empty where it has none. */
export function entryName({ names }: Pick<MenuEntry, "names">, locale: Locale): string {
  return names[locale] ?? Object.values(names).find((name) => name !== null) ?? "";
}
