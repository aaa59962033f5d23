import type { Queries } from "../../db/prepared.ts";
import type { Statement } from "../../db/statement.ts";
import type { Instant } from "#core/time/instant.ts";
import type { NewShopRef } from "../../setup/new-shop.queries.ts";
import type { CategoryRow, GroupRow, ImportRows, LinkRow, ModifierRow, ProductRow } from "./import-rows.ts";
import type { KnownRow } from "./known-menu.ts";
import type { Locations } from "./price-rows.ts";
import { IMPORTED_NOUNS } from "#core/import/imported-id.ts";
import {
  ARCHIVE_MODIFIERS,
  DELETE_LINKS,
  LOCK_LOCATIONS,
  READ_KNOWN,
  UPSERT_CATEGORIES,
  UPSERT_GROUPS,
  UPSERT_LINKS,
  UPSERT_MODIFIERS,
  UPSERT_PRODUCTS,
} from "./import.statements.ts";

/** How many rows a statement made and how many it changed. */
export interface Touched {
  readonly made: number;
  readonly changed: number;
}

/** Locks the shop's locations in the order in which every writer of a menu does, so that two imports wait for each other. */
export function lockLocations(queries: Queries, { organizationId, shopId }: NewShopRef): Promise<Locations> {
  return LOCK_LOCATIONS.rows(queries, organizationId, shopId);
}

/** Every row of the shop's menu, what is archived too. */
export async function readKnownRows(
  queries: Queries,
  { organizationId, shopId }: NewShopRef,
): Promise<readonly KnownRow[]> {
  const rows = await READ_KNOWN.rows(queries, organizationId, shopId);
  return rows.flatMap((row) => {
    const noun = IMPORTED_NOUNS.find((one) => one === row.noun);
    return noun === undefined ? [] : [{ ...row, noun }];
  });
}

/** Makes or renames categories; new ones stand after those that the shop has. */
export function upsertCategories(
  queries: Queries,
  place: NewShopRef,
  rows: readonly CategoryRow[],
): Promise<Touched> {
  return touch(queries, UPSERT_CATEGORIES, place, rows);
}

/** Makes or changes products. VAT and diets that the source does not name stay as they are on products that exist. */
export function upsertProducts(
  queries: Queries,
  place: NewShopRef,
  rows: readonly ProductRow[],
  vat: { readonly rate: string; readonly named: boolean },
): Promise<Touched> {
  return touched(
    UPSERT_PRODUCTS.rows(
      queries,
      place.organizationId,
      place.shopId,
      JSON.stringify(rows),
      vat.rate,
      vat.named,
    ),
  );
}

/** Makes or changes groups. */
export function upsertGroups(
  queries: Queries,
  place: NewShopRef,
  rows: readonly GroupRow[],
): Promise<Touched> {
  return touch(queries, UPSERT_GROUPS, place, rows);
}

/** Makes or changes modifiers, and brings back those that an earlier import took away. */
export function upsertModifiers(
  queries: Queries,
  place: NewShopRef,
  rows: readonly ModifierRow[],
): Promise<Touched> {
  return touch(queries, UPSERT_MODIFIERS, place, rows);
}

/** Takes away modifiers of imported groups that the source no longer has: those whose source key begins so. */
export async function archiveModifiers(
  queries: Queries,
  place: NewShopRef,
  rows: ImportRows,
  { now, prefix }: { readonly now: Instant; readonly prefix: string },
): Promise<number> {
  const groupIds = rows.groups.map(({ id }) => id);
  const modifierIds = rows.modifiers.map(({ id }) => id);
  return ARCHIVE_MODIFIERS.run(
    queries,
    place.organizationId,
    place.shopId,
    groupIds,
    modifierIds,
    now,
    prefix,
  );
}

/** Makes products offer groups, in their order. */
export function upsertLinks(queries: Queries, place: NewShopRef, rows: readonly LinkRow[]): Promise<Touched> {
  return touch(queries, UPSERT_LINKS, place, rows);
}

/** Ends the offer of groups whose source key begins so by imported products whose source no longer says so. */
export async function deleteLinks(
  queries: Queries,
  place: NewShopRef,
  rows: ImportRows,
  prefix: string,
): Promise<number> {
  return DELETE_LINKS.run(
    queries,
    place.organizationId,
    place.shopId,
    rows.products.map(({ id }) => id),
    JSON.stringify(rows.links),
    prefix,
  );
}

/** Statements that take the organization, the shop and rows, and answer which rows they made. */
type Upsert = Statement<[string | null, string | null, string | null], { readonly made: boolean }>;

function touch(
  queries: Queries,
  upsert: Upsert,
  { organizationId, shopId }: NewShopRef,
  rows: readonly object[],
): Promise<Touched> {
  return touched(upsert.rows(queries, organizationId, shopId, JSON.stringify(rows)));
}

async function touched(answer: Promise<readonly { readonly made: boolean }[]>): Promise<Touched> {
  const rows = await answer;
  const made = rows.filter((row) => row.made).length;
  return { made, changed: rows.length - made };
}
