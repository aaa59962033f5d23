import { notFound } from "#adapters/server/http/failures.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { refuseOtherShops } from "./own-host.ts";
import type { ShopDirectory } from "./shop-directory.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";

/** The shop that was found, as far as this visitor may see it: on a shop's own host every other shop is unknown. */
export async function visibleShop(
  directory: Pick<ShopDirectory, "ofHost">,
  visitor: Pick<Visitor, "host">,
  snapshot: ShopSnapshot | null,
): Promise<ShopSnapshot> {
  if (snapshot === null) throw notFound();
  await refuseOtherShops(directory, visitor, snapshot.shopId);
  return snapshot;
}
