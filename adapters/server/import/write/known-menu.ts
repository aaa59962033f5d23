import { OWN_PREFIX } from "#adapters/server/menu/file/menu-file.queries.ts";
import type { Queries } from "../../db/prepared.ts";
import type { NewShopRef } from "../../setup/new-shop.queries.ts";
import type { ImportedNoun } from "#core/import/imported-id.ts";
import { importedId } from "./import-ids.ts";
import { readKnownRows } from "./import.queries.ts";

/** The menu that a shop has, as far as an import must know it. */
export interface KnownMenu {
  /** What is written as the source key of a row with this key. */
  sourceKey(key: string): string;
  /** The id of the row with this key, whether it is there or is going to be. */
  idOf(noun: ImportedNoun, key: string): string;
  /** Where rows with these ids stand: as they do when they are in this order already, else one after the other. */
  placesOf(noun: ImportedNoun, ids: readonly string[]): readonly number[];
  /** The slugs of all products by their ids. */
  readonly slugs: ReadonlyMap<string, string>;
}

/** A row that is there. */
export interface KnownRow {
  readonly noun: ImportedNoun;
  readonly id: string;
  readonly position: number;
  readonly sourceKey: string | null;
  readonly slug: string | null;
}

/** Reads what the shop has, for the import of a format. */
export async function readKnownMenu(queries: Queries, place: NewShopRef, format: string): Promise<KnownMenu> {
  return createKnownMenu(await readKnownRows(queries, place), place, format);
}

/** A menu of these rows, for the import of a format. */
export function createKnownMenu(
  rows: readonly KnownRow[],
  place: Pick<NewShopRef, "shopId">,
  format: string,
): KnownMenu {
  const prefix = `${format}:`;
  // A file of our own calls rows that were made here by their ids; other formats have keys that may look like anything.
  const isOwn = prefix === OWN_PREFIX;
  const known = new Map(rows.map((row) => [`${row.noun} ${row.id}`, row]));
  const bySource = new Map(rows.map((row) => [`${row.noun} ${row.sourceKey}`, row.id]));
  return {
    sourceKey: (key) => prefix + key,
    idOf: (noun, key) => {
      if (isOwn && known.has(`${noun} ${key}`)) return key;
      return (
        (isOwn ? bySource.get(`${noun} ${prefix}${key}`) : undefined) ??
        importedId(place.shopId, prefix + key, noun)
      );
    },
    placesOf: (noun, ids) => {
      const ofNoun = rows.filter((row) => row.noun === noun).map(({ position }) => position);
      // Modifiers count within their group, everything else within the shop.
      const last = noun === "modifier" ? 0 : ofNoun.reduce((most, position) => Math.max(most, position), 0);
      return placesOf(
        ids.map((id) => ({ id, place: known.get(`${noun} ${id}`)?.position ?? null })),
        last,
      );
    },
    slugs: new Map(rows.flatMap(({ id, slug }) => (slug === null ? [] : [[id, slug]]))),
  };
}

/** A row with its present place; null for one that is new. */
export interface PlacedRow {
  readonly id: string;
  readonly place: number | null;
}

/**
 * Places for rows in this order. Rows that stand in it already, new ones at the end, stay where they are, and new ones go
 * behind the `last` of all; in any other order they stand one after the other from the first of them on.
 */
export function placesOf(rows: readonly PlacedRow[], last: number): readonly number[] {
  const there = rows.flatMap(({ id, place }) => (place === null ? [] : [{ id, place }]));
  const isInOrder = there.every((row, index) => {
    const before = there[index - 1];
    return (
      before === undefined || before.place < row.place || (before.place === row.place && before.id < row.id)
    );
  });
  const areNewLast = rows.slice(0, there.length).every(({ place }) => place !== null);
  const end = there.reduce((most, { place }) => Math.max(most, place), last);
  if (isInOrder && areNewLast) return rows.map(({ place }, index) => place ?? end + 1 + index - there.length);
  const first = there.reduce((least, { place }) => Math.min(least, place), last + 1);
  return rows.map((_, index) => first + index);
}
