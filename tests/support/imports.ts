import { ulid } from "ulid";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { readImportCall } from "#adapters/server/import/import-flags.ts";
import { type ImportedMenu, importMenu } from "#adapters/server/import/import-menu.ts";
import type { UnreadableMenu } from "#adapters/server/import/read-menu.ts";
import type { RawFile } from "#adapters/server/import/source-file.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { findShopBySlug, readShopSnapshot } from "#adapters/server/shop/shops.queries.ts";
import type { Result } from "#core/kernel/result.ts";
import { toMillis } from "#core/time/instant.ts";
import { NOON } from "./builders/instant.ts";

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
): Promise<Result<ImportedMenu, UnreadableMenu>> {
  const call = readImportCall([...flags.split(" "), "menu.json"], { demo: false, readText: () => null });
  if (!call.ok) throw new Error(call.error);
  return importMenu({ pool, ...COMMAND_TOOLS, progress: () => undefined }, { ...call.value, files });
}

/** The server's snapshot of the shop with a slug; throws when there is none. */
export async function shopSnapshotOf(pool: DatabasePool, slug: string): Promise<ShopSnapshot> {
  const found = await findShopBySlug(pool, slug);
  const snapshot = found === null ? null : await readShopSnapshot(pool, found.shopId, NOON);
  if (snapshot === null) throw new Error(`There is no shop ${slug}`);
  return snapshot;
}
