import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { hashToken } from "#adapters/server/http/visitor/secrets.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { tokenOfPath } from "#core/routing/hidden-path.ts";
import { findRun } from "./runs.queries.ts";

/**
 * Whether a path is of a courier's link that leads nowhere at a shop: unknown, void or of another one (COURIER-6). Without a
 * database nobody knows, and the page says what its call says.
 */
export async function isVoidLink(
  { database, log }: { readonly database: Queries; readonly log: Log },
  path: string,
  shopId: ShopId,
): Promise<boolean> {
  const token = tokenOfPath(path);
  if (token === null) return false;
  try {
    return (await findRun(database, hashToken(token), null))?.order.shopId !== shopId;
  } catch (error) {
    log.warn({ error }, "Whether a courier's link is void is not known");
    return false;
  }
}
