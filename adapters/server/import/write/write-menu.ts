import type { Instant } from "#core/time/instant.ts";
import type { Queries } from "../../db/prepared.ts";
import type { NewShopRef } from "../../setup/new-shop.queries.ts";
import {
  archiveModifiers,
  deleteLinks,
  lockLocations,
  type Touched,
  upsertCategories,
  upsertGroups,
  upsertLinks,
  upsertModifiers,
  upsertProducts,
} from "./import.queries.ts";
import type { ImportDraft } from "../draft/import-draft.ts";
import { writePictures, type NamedPicture } from "./named-pictures.ts";
import { writeDetails } from "./details.queries.ts";
import { toImportRows } from "./import-rows.ts";
import { readKnownMenu } from "./known-menu.ts";
import { toPriceRows } from "./price-rows.ts";
import { OWN_PREFIX } from "#adapters/server/menu/file/menu-file.queries.ts";
import { switchOff, switchOn, writeModifierPrices, writeProductPrices } from "./prices.queries.ts";

/** What is written, and where. */
export interface MenuToWrite {
  readonly draft: ImportDraft;
  readonly format: string;
  readonly place: NewShopRef;
  /** Per cent as decimal text; `named` when the caller asked for it, so that it also goes onto products that exist. */
  readonly vat: { readonly rate: string; readonly named: boolean };
  /** Those that the draft names, drawn. */
  readonly pictures: readonly NamedPicture[];
  readonly now: Instant;
}

/** What writing did, row by row. */
export interface WrittenMenu {
  readonly categories: Touched;
  readonly products: Touched;
  readonly groups: Touched;
  readonly modifiers: Touched;
  /** Prices, availability, choices and other details that were made, changed or ended. */
  readonly others: number;
}

/**
 * Writes the menu within the transaction of the caller, whose tenant is the place's organization. Rows are found
 * by ids made from their source keys; what does not differ is not touched; products that the source no longer
 * names stay, since a menu may come in several imports.
 */
export async function writeMenu(
  queries: Queries,
  { draft, format, place, vat, pictures, now }: MenuToWrite,
): Promise<WrittenMenu> {
  const locations = await lockLocations(queries, place);
  const rows = toImportRows(draft, await readKnownMenu(queries, place, format));
  const prices = toPriceRows(draft, rows, locations);
  const prefix = `${format}:`;
  // A file of our own says all of a menu: which groups a product has and what is in them, wherever they came from.
  const isOwn = prefix === OWN_PREFIX;
  const categories = await upsertCategories(queries, place, rows.categories);
  const groups = await upsertGroups(queries, place, rows.groups);
  const modifiers = await upsertModifiers(queries, place, rows.modifiers);
  const products = await upsertProducts(queries, place, rows.products, vat);
  const links = await upsertLinks(queries, place, rows.links);
  const counts = [
    links.made + links.changed,
    await deleteLinks(queries, place, rows, isOwn ? "" : prefix),
    await archiveModifiers(queries, place, rows, { now, prefix: isOwn ? "" : prefix }),
    await writeDetails(queries, place, draft, rows),
    await writePictures(queries, place, draft, rows, pictures, now),
    await writeModifierPrices(queries, place, prices.modifiers),
    await writeProductPrices(queries, place, prices.products),
    await switchOff(queries, place, rows.products, now),
    await switchOn(queries, place, rows.products),
  ];
  return { categories, products, groups, modifiers, others: counts.reduce((sum, count) => sum + count, 0) };
}

/** Whether writing found everything as it should be. */
export function changedNothing({ categories, products, groups, modifiers, others }: WrittenMenu): boolean {
  const touched = [categories, products, groups, modifiers];
  return others === 0 && touched.every(({ made, changed }) => made + changed === 0);
}
