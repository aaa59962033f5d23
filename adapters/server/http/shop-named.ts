import type { FastifyRequest } from "fastify";
import type { HostMode } from "#core/shop/shop-from-host.ts";

/** What a request says of the shop that it is for. */
export interface NamedShop {
  readonly shopId: string | null;
  readonly locationId: string | null;
  readonly host: HostMode;
}

/** The shops that this process knows. */
export interface KnownShops {
  /** The id of a shop by its id, its location or its host; null where the database would have to be asked. */
  known(named: NamedShop): Promise<string | null>;
}

const SHOP = /[?&](?:filter\[shop_id\]|filter%5Bshop_id%5D|shop_id)=([^&#]*)/iu;

/**
 * What a call says of the shop that it is for: an id in its body or question, a location in its path or body, or its host.
 * Nothing of it is checked; it only decides whom the call waits behind.
 */
export function shopNamed(
  { body, params, url }: Pick<FastifyRequest, "body" | "params" | "url">,
  isAtLocation: boolean,
  host: HostMode,
): NamedShop {
  const shopId = textIn(body, "shop_id") ?? SHOP.exec(url)?.[1] ?? null;
  const locationId = isAtLocation ? textIn(params, "id") : textIn(body, "location_id");
  return { shopId, locationId, host };
}

function textIn(record: unknown, name: string): string | null {
  if (typeof record !== "object" || record === null) return null;
  const value: unknown = Object.entries(record).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : null;
}
