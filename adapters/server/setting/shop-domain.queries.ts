import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { ShopId } from "#core/kernel/id.ts";

// Every statement here runs within a transaction of the organization.

/** The domain of a shop with its version. */
export interface DomainRow {
  readonly version: number;
  readonly domain: string | null;
}

/** The domain of a shop; null when the organization has no such shop. */
export async function readShopDomain(queries: Queries, id: ShopId): Promise<DomainRow | null> {
  return READ.first(queries, id);
}

/** The same, and nobody else changes the shop before the transaction ends. */
export async function lockShopDomain(queries: Queries, id: ShopId): Promise<DomainRow | null> {
  return (await LOCK.run(queries, id)) === 1 ? readShopDomain(queries, id) : null;
}

/** Whether another shop, of whichever organization, has the domain. */
export async function isDomainTaken(queries: Queries, id: ShopId, domain: string): Promise<boolean> {
  return (await TAKEN.run(queries, id, `domain:${domain}`)) > 0;
}

/** Writes the domain of a shop; answers false, and the transaction is over, where another shop took it at that moment. */
export async function writeShopDomain(queries: Queries, id: ShopId, domain: string | null): Promise<boolean> {
  try {
    await WRITE.run(queries, id, domain);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";

const LOCK = statement(
  "shopDomain.lock",
  "select from shops where organization_id = tenant() and id = $1 for no key update",
);

const READ = statement(
  "shopDomain.read",
  `select domain_version as version, custom_domain as domain
     from shops where organization_id = tenant() and id = $1`,
);

const TAKEN = statement("shopDomain.taken", "select from directory where key = $2 and shop_id <> $1");

const WRITE = statement(
  "shopDomain.write",
  `update shops set custom_domain = $2, domain_version = domain_version + 1
    where organization_id = tenant() and id = $1`,
);
