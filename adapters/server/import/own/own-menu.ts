import { because, type ImportReason } from "#core/import/import-reason.ts";
import {
  FILE_GROUP_FIELDS,
  FILE_HEAD_FIELDS,
  fileCategory,
  fileLocation,
  fileModifier,
  fileProduct,
} from "#core/contract/shop/menu-file.ts";
import { wireStruct } from "#core/contract/schema/wire-struct.ts";
import type { FileProduct, PriceBySlug } from "#core/menu-file/menu-file.ts";
import { parseMoney } from "#core/money/parse-money.ts";
import * as Schema from "effect/Schema";
import { type LocationMatch, matchLocations, pricesAt } from "../draft/draft-locations.ts";
import type {
  DraftGroup,
  DraftModifier,
  DraftPrice,
  DraftProduct,
  ImportDraft,
} from "../draft/import-draft.ts";
import type { ParseContext } from "../draft/parse-context.ts";
import { field, itemsOf, type JsonNode } from "../json/json-node.ts";
import { decodeRow } from "./decode-row.ts";

const ROWS = Schema.Array(Schema.Unknown);

// The lists are read row by row, so that one bad row is refused and not the file.
const head = wireStruct({
  ...FILE_HEAD_FIELDS,
  locations: ROWS,
  categories: ROWS,
  modifierGroups: ROWS,
  products: ROWS,
});
const groupHead = wireStruct({ ...FILE_GROUP_FIELDS, modifiers: ROWS });

const NOTHING: ImportDraft = { shopName: null, categories: [], modifierGroups: [], products: [] };

/**
 * Reads a menu file of our own (IMPORT-1). Every row is taken exactly as it is written or refused, so that a file that
 * was exported comes back the same.
 */
export function parseOwnMenu(files: readonly JsonNode[], reading: ParseContext): ImportDraft {
  const [file, second] = files;
  if (file === undefined) return NOTHING;
  if (second !== undefined) return refuse(second, because("menuNotAlone"), reading);
  const top = decodeRow(head, file, reading);
  if (top === null) return refuse(file, because("formatUnlike", "a menu file of this product"), reading);
  if (top.shop.currency !== reading.currency)
    return refuse(file, because("currencyOther", top.shop.currency, reading.currency), reading);
  if (reading.locations !== null && top.shop.locale !== reading.locale)
    return refuse(file, because("localeOther", top.shop.locale, reading.locale), reading);
  const locations = itemsOf(field(file, "locations")).flatMap((node) => {
    const location = decodeRow(fileLocation, node, reading);
    return location === null ? [] : [{ ...location, place: node }];
  });
  const match = matchLocations(locations, reading);
  if (match.size === 0) return refuse(file, because("locationsUnknown"), reading);
  const categories = distinct(file, "categories", (node) => decodeRow(fileCategory, node, reading), reading);
  const modifierKeys = new Set<string>();
  const groups = distinct(
    file,
    "modifier_groups",
    (node) => readGroup(node, { match, modifierKeys }, reading),
    reading,
  );
  const known: Known = {
    match,
    categories: keysOf(categories),
    groups: keysOf(groups),
    slugs: new Set<string>(),
  };
  const products = distinct(file, "products", (node) => readProduct(node, known, reading), reading);
  return {
    shopName: top.shop.name,
    locale: top.shop.locale,
    locations: locations.map(({ slug, name }) => ({ slug, name })),
    categories,
    modifierGroups: groups,
    products,
  };
}

function readGroup(
  node: JsonNode,
  { match, modifierKeys }: { readonly match: LocationMatch; readonly modifierKeys: Set<string> },
  reading: ParseContext,
): DraftGroup | null {
  const group = decodeRow(groupHead, node, reading);
  if (group === null) return null;
  const read = (one: JsonNode): DraftModifier | null => readModifier(one, match, reading);
  const modifiers = distinct(node, "modifiers", read, reading, modifierKeys);
  const { key, name, translations, singleChoice, minChoices, maxChoices } = group;
  if (minChoices > maxChoices || (singleChoice && maxChoices !== 1)) {
    reading.findings.refused(node, because("choicesImpossible"));
    return null;
  }
  return { key, name, translations, singleChoice, minChoices, maxChoices, modifiers };
}

function readModifier(node: JsonNode, match: LocationMatch, reading: ParseContext): DraftModifier | null {
  const modifier = decodeRow(fileModifier, node, reading);
  if (modifier === null) return null;
  const { key, name, translations, allergens, diets, prices } = modifier;
  return { key, name, price: priced(prices, match, reading), details: { translations, allergens, diets } };
}

interface Known {
  readonly match: LocationMatch;
  readonly categories: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly slugs: Set<string>;
}

function readProduct(node: JsonNode, known: Known, reading: ParseContext): DraftProduct | null {
  const product = decodeRow(fileProduct, node, reading);
  if (product === null) return null;
  const fault = faultOf(product, known);
  if (fault !== null) {
    reading.findings.refused(field(node, fault.field), fault.reason);
    return null;
  }
  known.slugs.add(product.slug);
  const { key, category, name, description, prices, modifierGroups, ...details } = product;
  return {
    key,
    categoryKey: category,
    name,
    description,
    price: priced(prices, known.match, reading),
    groupKeys: modifierGroups,
    diets: details.diets,
    switchedOff: null,
    details,
  };
}

function faultOf(
  { slug, category, modifierGroups }: FileProduct,
  known: Known,
): { readonly field: string; readonly reason: ImportReason } | null {
  if (known.slugs.has(slug)) return { field: "slug", reason: because("keyTaken", slug) };
  if (!known.categories.has(category))
    return { field: "category", reason: because("categoryUnknown", category) };
  const missing = modifierGroups.find((key) => !known.groups.has(key));
  if (missing !== undefined) return { field: "modifier_groups", reason: because("optionUnknown", missing) };
  const isTwice = new Set(modifierGroups).size < modifierGroups.length;
  return isTwice ? { field: "modifier_groups", reason: because("groupTwice") } : null;
}

function priced(prices: PriceBySlug, match: LocationMatch, { currency }: ParseContext): DraftPrice {
  return pricesAt(match, (slug) => {
    const price = parseMoney(Object.hasOwn(prices, slug) ? (prices[slug] ?? "") : "", currency);
    return price.ok ? price.value : null;
  });
}

/** Reads a list of rows; the second of two with one key is refused. */
function distinct<T extends { readonly key: string }>(
  parent: JsonNode,
  list: string,
  read: (node: JsonNode) => T | null,
  { findings }: ParseContext,
  keys: Set<string> = new Set(),
): readonly T[] {
  return itemsOf(field(parent, list)).flatMap((node) => {
    const row = read(node);
    if (row === null) return [];
    if (keys.has(row.key)) {
      findings.refused(node, because("keyTaken", row.key));
      return [];
    }
    keys.add(row.key);
    return [row];
  });
}

function keysOf(rows: readonly { readonly key: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ key }) => key));
}

function refuse(file: JsonNode, reason: ImportReason, { findings }: ParseContext): ImportDraft {
  findings.refused({ file: file.file, path: "" }, reason);
  return NOTHING;
}
