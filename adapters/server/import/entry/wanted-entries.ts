import { tidyEntry } from "#core/draft/entry-form.ts";
import {
  entriesById,
  isGroup,
  isModifier,
  isProduct,
  type CategoryEntry,
  type EntryPicture,
  type GroupEntry,
  type MenuContent,
  type MenuEntry,
  type ModifierEntry,
  type ProductEntry,
  type Translated,
} from "#core/draft/menu-entry.ts";
import type { WantedEntries } from "#core/import/take-entries.ts";
import type { Translations } from "#core/menu-file/menu-file.ts";
import {
  toId,
  type CategoryId,
  type LocationId,
  type ModifierGroupId,
  type ModifierId,
  type ProductId,
} from "#core/kernel/id.ts";
import type { PriceByLocation } from "#core/menu/menu.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { OWN_PREFIX } from "#adapters/server/menu/file/menu-file.queries.ts";
import type { DraftPrice, DraftProduct, ImportDraft } from "../draft/import-draft.ts";
import { toImportRows, type ImportRows, type ProductRow } from "../write/import-rows.ts";
import type { KnownMenu } from "../write/known-menu.ts";

/** What turning rows into entries needs to know. */
export interface EntryTerms {
  /** The shop's own language. */
  readonly locale: Locale;
  readonly locations: readonly { readonly id: LocationId; readonly slug: string }[];
  /** Of new products, per cent as decimal text. */
  readonly vatRate: string;
  /** How the source keys of the format begin. */
  readonly prefix: string;
  /** The picture that a product is given; undefined leaves it the one that it has. */
  pictureOf(product: DraftProduct): EntryPicture | null | undefined;
}

/**
 * What a menu that was read wants of the one that is there. What the files do not speak of stays as it is, and what they
 * no longer name stays too, but for options of their own groups: a menu may come in several imports.
 */
export function wantedEntries(
  draft: ImportDraft,
  present: MenuContent,
  known: KnownMenu,
  terms: EntryTerms,
): WantedEntries {
  const rows = toImportRows(draft, known);
  const held = entriesById(present);
  const find = <E extends MenuEntry>(id: string, is: (entry: MenuEntry) => entry is E): E | null => {
    const entry = held.get(toId<E["id"]>(id));
    return entry !== undefined && is(entry) ? entry : null;
  };
  const isForeign = createForeignTest(present, terms.prefix);
  const categories = draft.categories.map(({ name, translations }, index): CategoryEntry => {
    const row = rowAt(rows.categories, index);
    return {
      type: "category",
      id: toId<CategoryId>(row.id),
      order: row.position,
      names: translated(name, translations, "name", held.get(toId<CategoryId>(row.id))?.names, terms),
    };
  });
  const groups = draft.modifierGroups.map((group, index): GroupEntry => {
    const row = rowAt(rows.groups, index);
    const before = find(row.id, isGroup);
    return {
      type: "modifierGroup",
      id: toId<ModifierGroupId>(row.id),
      order: row.position,
      names: translated(group.name, group.translations, "name", before?.names, terms),
      singleChoice: group.singleChoice,
      minChoices: group.minChoices,
      maxChoices: group.maxChoices,
      sourceKey: before === null ? row.source_key : before.sourceKey,
    };
  });
  const modifiers = draft.modifierGroups
    .flatMap(({ modifiers: some }) => some)
    .map(({ name, price, details }, index): ModifierEntry => {
      const row = rowAt(rows.modifiers, index);
      const before = find(row.id, isModifier);
      return {
        type: "modifier",
        id: toId<ModifierId>(row.id),
        groupId: toId<ModifierGroupId>(row.group_id),
        order: row.position,
        names: translated(name, details?.translations, "name", before?.names, terms),
        priceByLocation: pricesOf(price, before?.priceByLocation ?? {}, terms),
        allergens: details === undefined ? (before?.allergens ?? null) : details.allergens,
        diets: details === undefined ? (before?.diets ?? null) : details.diets,
        sourceKey: before === null ? row.source_key : before.sourceKey,
      };
    });
  const links = groupsByProduct(rows);
  const products = draft.products.map((product, index) => {
    const row = rowAt(rows.products, index);
    return toProduct(product, row, links.get(row.id) ?? [], {
      before: find(row.id, isProduct),
      isForeign,
      terms,
    });
  });
  return {
    entries: [...categories, ...groups, ...modifiers, ...products].map(tidyEntry),
    removed: goneModifiers(present, rows, terms.prefix),
  };
}

interface ProductDeps {
  readonly before: ProductEntry | null;
  readonly isForeign: (groupId: ModifierGroupId) => boolean;
  readonly terms: EntryTerms;
}

function toProduct(
  product: DraftProduct,
  row: ProductRow,
  links: readonly ModifierGroupId[],
  { before, isForeign, terms }: ProductDeps,
): ProductEntry {
  const { details } = product;
  const picture = terms.pictureOf(product);
  const told = details ?? before;
  return {
    type: "product",
    id: toId<ProductId>(row.id),
    slug: before === null ? (details?.slug ?? null) : before.slug,
    order: row.position,
    categoryId: toId<CategoryId>(row.category_id),
    names: translated(product.name, details?.translations, "name", before?.names, terms),
    descriptions: translated(
      product.description,
      details?.translations,
      "description",
      before?.descriptions,
      terms,
    ),
    picture: picture === undefined ? (before?.picture ?? null) : picture,
    modifierGroupsIds: groupsOf(before?.modifierGroupsIds ?? [], links, isForeign),
    redeemableByPoints: told?.redeemableByPoints ?? false,
    redeemableFor: told?.redeemableFor ?? null,
    priceByLocation: pricesOf(product.price, before?.priceByLocation ?? {}, terms),
    availableFor: told?.availableFor ?? ["pickup", "delivery"],
    vatRate: told?.vatRate ?? terms.vatRate,
    allergens: told?.allergens ?? null,
    diets: details === undefined ? (product.diets ?? before?.diets ?? null) : details.diets,
    weight: told?.weight ?? null,
    nutrition: told?.nutrition ?? null,
    isFeatured: details?.featured ?? before?.isFeatured ?? false,
    sourceKey: before === null ? row.source_key : before.sourceKey,
  };
}

// Groups of other origin stay where they are, if those of the files stand in their order already.
function groupsOf(
  before: readonly ModifierGroupId[],
  wanted: readonly ModifierGroupId[],
  isForeign: (groupId: ModifierGroupId) => boolean,
): readonly ModifierGroupId[] {
  const kept = before.filter((id) => wanted.includes(id) || isForeign(id));
  const own = kept.filter((id) => wanted.includes(id));
  const isInOrder = own.length === wanted.length && own.every((id, index) => id === wanted[index]);
  return isInOrder ? kept : [...wanted, ...kept.filter((id) => !wanted.includes(id))];
}

// A file of our own says all of a menu, so that no group is foreign to it.
function createForeignTest(present: MenuContent, prefix: string): (groupId: ModifierGroupId) => boolean {
  if (prefix === OWN_PREFIX) return () => false;
  const foreign = new Set(
    present
      .filter(isGroup)
      .filter(({ sourceKey }) => sourceKey?.startsWith(prefix) !== true)
      .map(({ id }) => id),
  );
  return (groupId) => foreign.has(groupId);
}

function goneModifiers(present: MenuContent, rows: ImportRows, prefix: string): readonly ModifierId[] {
  const groupIds = new Set(rows.groups.map(({ id }) => id));
  const kept = new Set(rows.modifiers.map(({ id }) => id));
  const isOwn = prefix === OWN_PREFIX;
  return present
    .filter(isModifier)
    .filter(({ id, groupId, sourceKey }) => {
      const isOfFiles = isOwn || sourceKey?.startsWith(prefix) === true;
      return groupIds.has(groupId) && !kept.has(id) && isOfFiles;
    })
    .map(({ id }) => id);
}

function groupsByProduct({ links }: ImportRows): ReadonlyMap<string, readonly ModifierGroupId[]> {
  const byProduct = Map.groupBy(links, (link) => link.product_id);
  return new Map(
    [...byProduct].map(([id, some]) => [id, some.map((link) => toId<ModifierGroupId>(link.group_id))]),
  );
}

// Files that hold texts in other languages hold all of them.
function translated(
  own: string | null,
  translations: Translations | undefined,
  field: "name" | "description",
  before: Translated | undefined,
  { locale }: EntryTerms,
): Translated {
  const texts = LOCALES.map((one): readonly [Locale, string | null] => {
    if (one === locale) return [one, own];
    const written = translations === undefined ? before?.[one] : translations[one]?.[field];
    return [one, written ?? null];
  });
  return texts.reduce<Translated>((all, [one, text]) => ({ ...all, [one]: text }), { ro: null, en: null });
}

// A location that the files do not name keeps what it has.
function pricesOf(
  price: DraftPrice,
  before: PriceByLocation,
  { locations }: Pick<EntryTerms, "locations">,
): PriceByLocation {
  return Object.fromEntries(
    locations.flatMap(({ id, slug }) => {
      const own = "amount" in price ? price : price.get(slug);
      const kept = own === undefined ? before[id] : own;
      return kept === null || kept === undefined ? [] : [[id, kept]];
    }),
  );
}

function rowAt<Row>(rows: readonly Row[], index: number): Row {
  const row = rows[index];
  if (row === undefined) throw new Error("Every entry of a draft has its row");
  return row;
}
