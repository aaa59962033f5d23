import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { menuFile } from "#core/contract/shop/menu-file.ts";
import { MENU_FILE_FORMAT, MENU_FILE_VERSION, type MenuFile } from "#core/menu-file/menu-file.ts";

/** What begins the source key of a row that came from a menu file. */
export const OWN_PREFIX = "diner:";

/**
 * The menu of a shop of the transaction's organization as a file; null when there is no such shop. A row that came
 * from a menu file has the key that it had there, any other one its id.
 */
export async function readMenuFile(queries: Queries, shopId: string): Promise<MenuFile | null> {
  const { file } = await READ_MENU_FILE.one(queries, shopId, OWN_PREFIX);
  return file === null
    ? null
    : decodeFile(Object.assign({ format: MENU_FILE_FORMAT, version: MENU_FILE_VERSION }, file));
}

const decodeFile = decoderOf<MenuFile>("a menu file", menuFile);

const READ_MENU_FILE = statement("menu.readFile", "select menu_file($1, $2) as file");
