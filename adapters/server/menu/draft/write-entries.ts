import type { Queries } from "#adapters/server/db/prepared.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { EntryDifference } from "#core/draft/menu-difference.ts";
import type { MenuEntry } from "#core/draft/menu-entry.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import * as statements from "./entries.statements.ts";
import { toEntryRows, withSlugs } from "./entry-rows.ts";

/** Keeps a menu from changing before the transaction ends, its prices and what is sold out included. */
export async function lockMenu(queries: Queries, shopId: ShopId): Promise<void> {
  await statements.LOCK_LOCATIONS.run(queries, shopId);
}

/**
 * Writes what differs into a menu that is locked, each kind of entry before those that stand on it. Answers the difference
 * with the slugs that new products were given.
 */
export async function writeDifference(
  queries: Queries,
  shopId: ShopId,
  difference: readonly EntryDifference[],
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<readonly EntryDifference[]> {
  const slugs = await statements.READ_SLUGS.rows(queries, shopId);
  const kept = difference.flatMap(({ after }) => (after === null ? [] : [after]));
  const written = withSlugs(kept, slugs, locale);
  const rows = toEntryRows(written, locale);
  const write = async (
    into: { run(queries: Queries, shopId: string, rows: string): Promise<number> },
    some: readonly object[],
  ): Promise<void> => {
    if (some.length > 0) await into.run(queries, shopId, JSON.stringify(some));
  };
  await write(statements.WRITE_CATEGORIES, rows.categories);
  await write(statements.WRITE_GROUPS, rows.groups);
  await write(statements.WRITE_MODIFIERS, rows.modifiers);
  await write(statements.WRITE_PRODUCTS, rows.products);
  const productIds = idsOf(written, "product");
  const modifierIds = idsOf(written, "modifier");
  if (productIds.length > 0) {
    await statements.DELETE_LINKS.run(queries, shopId, productIds, JSON.stringify(rows.links));
    const prices = JSON.stringify(rows.productPrices);
    await statements.DELETE_PRODUCT_PRICES.run(queries, shopId, productIds, prices);
  }
  if (modifierIds.length > 0) {
    const prices = JSON.stringify(rows.modifierPrices);
    await statements.DELETE_MODIFIER_PRICES.run(queries, shopId, modifierIds, prices);
  }
  await write(statements.WRITE_LINKS, rows.links);
  await write(statements.WRITE_PRODUCT_PRICES, rows.productPrices);
  await write(statements.WRITE_MODIFIER_PRICES, rows.modifierPrices);
  const gone = difference.flatMap(({ before, after }) => (after === null && before !== null ? [before] : []));
  for (const [archive, type] of ARCHIVES) {
    const ids = idsOf(gone, type);
    if (ids.length > 0) await archive.run(queries, shopId, ids, now);
  }
  const byId = new Map(written.map((entry) => [entry.id, entry]));
  return difference.map(({ before, after, aspects }) => ({
    before,
    after: after === null ? null : (byId.get(after.id) ?? after),
    aspects,
  }));
}

const ARCHIVES = [
  [statements.ARCHIVE_PRODUCTS, "product"],
  [statements.ARCHIVE_MODIFIERS, "modifier"],
  [statements.ARCHIVE_GROUPS, "modifierGroup"],
  [statements.ARCHIVE_CATEGORIES, "category"],
] as const;

function idsOf(entries: readonly MenuEntry[], type: MenuEntry["type"]): readonly string[] {
  return entries.filter((entry) => entry.type === type).map(({ id }) => id);
}
