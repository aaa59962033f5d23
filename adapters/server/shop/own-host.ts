import { notFound } from "#adapters/server/http/failures.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { ShopDirectory } from "./shop-directory.ts";

/** The one shop that a host serves; null on a diner host, which serves all. 404 where the host serves none. */
export async function shopOfHost(
  directory: Pick<ShopDirectory, "ofHost">,
  { host }: Pick<Visitor, "host">,
): Promise<ShopId | null> {
  if (host.kind === "diner") return null;
  const snapshot = await directory.ofHost(host);
  if (snapshot === null) throw notFound();
  return snapshot.shopId;
}

/** Throws 404 for a shop that is not the one of the host. */
export async function refuseOtherShops(
  directory: Pick<ShopDirectory, "ofHost">,
  visitor: Pick<Visitor, "host">,
  shopId: ShopId,
): Promise<void> {
  const own = await shopOfHost(directory, visitor);
  if (own !== null && own !== shopId) throw notFound();
}
