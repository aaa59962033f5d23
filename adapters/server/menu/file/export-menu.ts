import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { ShopRef } from "#adapters/server/shop/shops.queries.ts";
import { menuFile } from "#core/contract/shop/menu-file.ts";
import { encoderOf } from "#core/contract/schema/encoder.ts";
import { readMenuFile } from "./menu-file.queries.ts";

const INDENT = 2;

/** The menu of a shop as the text of a menu file (IMPORT-1); null when there is no such shop. */
export async function exportMenu(
  pool: DatabasePool,
  { organizationId, shopId }: Pick<ShopRef, "organizationId" | "shopId">,
): Promise<string | null> {
  const file = await inTransaction(pool, { organizationId }, (queries) => readMenuFile(queries, shopId));
  return file === null ? null : `${JSON.stringify(encode(file), null, INDENT)}\n`;
}

const encode = encoderOf(menuFile);
