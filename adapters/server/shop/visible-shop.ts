import { notFound } from "#adapters/server/http/failures.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ShopDirectory } from "./shop-directory.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";

/** The shop that was found, as far as this visitor may see it: on a shop's own host every other shop is unknown. */
export async function visibleShop(
  directory: Pick<ShopDirectory, "ofHost">,
  visitor: Pick<Visitor, "host">,
  snapshot: ShopSnapshot | null,
): Promise<ShopSnapshot> {
  const own = visitor.host.kind === "diner" ? null : await directory.ofHost(visitor.host);
  if (snapshot === null || (own !== null && own.shopId !== snapshot.shopId)) throw notFound();
  return snapshot;
}
