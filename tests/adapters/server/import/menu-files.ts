import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ulid } from "ulid";
import { type JsonFormat, unpackJsonMenu } from "#adapters/server/import/unpack-menu.ts";
import { readMenu, type ParseOptions, type UnreadableMenu } from "#adapters/server/import/read-menu.ts";
import type { RawFile } from "#adapters/server/import/source-file.ts";
import { describeFinding } from "#adapters/server/import/draft/finding.ts";
import type { DraftPrice, ImportDraft } from "#adapters/server/import/draft/import-draft.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { readImportCall } from "#adapters/server/import/import-flags.ts";
import type { PictureSource } from "#adapters/server/import/pictures/picture-source.ts";
import { type ImportedMenu, importMenu } from "#adapters/server/import/import-menu.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { findShopBySlug, readShopSnapshot } from "#adapters/server/shop/shops.queries.ts";
import type { Result } from "#core/kernel/result.ts";
import { toMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";

/** The project's own small menus, one folder a format. */
export const FIXTURE_MENUS = join(import.meta.dirname, "fixtures", "menus");

/** Every file of a folder, by its name. */
export function filesIn(folder: string): readonly RawFile[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

/** A file that contains a value as JSON, or a text as it is. */
export function fileOf(value: unknown, name = "menu.json"): RawFile {
  return { name, bytes: new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value)) };
}

/** The amount that something costs at every location; throws where it depends on the location. */
export function amountOf(price: DraftPrice | undefined): string {
  if (price === undefined || !("amount" in price)) throw new Error("No price holds at every location");
  return price.amount;
}

/** The result of reading, as one value to compare. */
export interface Outcome {
  readonly message: string | null;
  readonly draft: ImportDraft | null;
  readonly currency: string | null;
  readonly changed: readonly string[];
  readonly refused: readonly string[];
}

/** Reads files as the command does, a Romanian shop unless the test says otherwise. */
export function outcomeOf(
  format: JsonFormat,
  files: readonly RawFile[],
  facts: Partial<ParseOptions> = {},
): Outcome {
  const read = readMenu(unpackJsonMenu(format, files), {
    asked: null,
    ofShop: null,
    locations: null,
    locale: "ro",
    ...facts,
  });
  const { findings } = read.ok ? read.value : read.error;
  const lines = (severity: string): readonly string[] =>
    findings.filter((finding) => finding.severity === severity).map(describeFinding);
  return {
    message: read.ok ? null : read.error.message,
    draft: read.ok ? read.value.draft : null,
    currency: read.ok ? read.value.currency : null,
    changed: lines("changed"),
    refused: lines("refused"),
  };
}

/** The time and the ids of commands under test. */
export const COMMAND_TOOLS = {
  clock: { now: () => NOON, millis: () => toMillis(NOON) },
  ids: { ulid: () => ulid() },
};

/** Imports files as the command does with these flags, given as on a command line. */
export async function runImport(
  pool: DatabasePool,
  flags: string,
  files: readonly RawFile[],
  pictures: PictureSource | null = null,
): Promise<Result<ImportedMenu, UnreadableMenu>> {
  const call = readImportCall([...flags.split(" "), "menu.json"], { demo: false, readText: () => null });
  if (!call.ok) throw new Error(call.error);
  return importMenu(
    { pool, ...COMMAND_TOOLS, progress: () => undefined },
    { ...call.value, files, pictures },
  );
}

/** The server's snapshot of the shop with a slug; throws when there is none. */
export async function shopSnapshotOf(pool: DatabasePool, slug: string): Promise<ShopSnapshot> {
  const found = await findShopBySlug(pool, slug);
  const snapshot = found === null ? null : await readShopSnapshot(pool, found.shopId, NOON);
  if (snapshot === null) throw new Error(`There is no shop ${slug}`);
  return snapshot;
}
