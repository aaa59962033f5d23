import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { changedFields } from "#adapters/server/account/organization/changed-fields.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, messagesOf, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodeShopDomain } from "#core/contract/shop/shop-domain.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { domainReport } from "#core/setting/domain/domain-records.ts";
import { domainProblem, typedHost, type HeldShopDomain } from "#core/setting/domain/shop-domain.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { hostName } from "#core/shop/shop-from-host.ts";
import type { NameServers } from "./name-servers.ts";
import { requireOwnShop, type ShopAccess } from "./require-own-shop.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import {
  type DomainRow,
  isDomainTaken,
  lockShopDomain,
  readShopDomain,
  writeShopDomain,
} from "./shop-domain.queries.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";

interface ShopDomainDeps extends ShopAccess {
  readonly config: Pick<ServerConfig, "baseHost" | "dinerHosts" | "publicUrl">;
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly nameServers: NameServers;
  readonly ids: IdSource;
}

/** The own domain of a shop (HOST-16), by the version that was read (SETTING-1). Every write is audited. */
export function createShopDomainHandlers(
  deps: ShopDomainDeps,
): Pick<Handlers, "readShopDomain" | "writeShopDomain" | "checkShopDomain"> {
  const { config, database, ids, nameServers, shopCache } = deps;
  const { baseHost, dinerHosts } = config;
  const hosts = { baseHost, dinerHosts };
  const target = hostName(new URL(config.publicUrl).hostname);
  const toHeld = ({ version, domain }: DomainRow, { shop }: ShopSnapshot): HeldShopDomain => ({
    version,
    domain,
    ownHost: `${shop.slug}.${hostName(baseHost)}`,
    target,
    hosts,
  });
  return {
    readShopDomain: async ({ params: { id }, visitor }) => {
      const { snapshot } = await requireOwnShop(deps, visitor, ENDPOINTS.readShopDomain.permission, id);
      const row = await inTransaction(database, snapshot, (queries) => readShopDomain(queries, id));
      if (row === null) throw notFound();
      return answer(toHeld(row, snapshot));
    },
    writeShopDomain: async ({ params: { id }, body, visitor }) => {
      const own = await requireOwnShop(deps, visitor, ENDPOINTS.writeShopDomain.permission, id);
      const { scope, snapshot } = own;
      const domain = body.domain === null ? null : typedHost(body.domain);
      const problem = domain === null ? null : domainProblem(domain, hosts);
      if (problem !== null) throw invalid(messagesOf({ domain: problem }));
      const written = await inTransaction(database, snapshot, async (queries) => {
        const row = await lockShopDomain(queries, id);
        if (row === null) throw notFound();
        if (row.version !== body.version)
          throw refused(SETTING_CONFLICT, { setting: encodeShopDomain(toHeld(row, snapshot)) });
        const isTaken = domain !== null && (await isDomainTaken(queries, id, domain));
        if (isTaken || !(await writeShopDomain(queries, id, domain)))
          throw invalid(messagesOf({ domain: "validation.host_taken" }));
        const detail = { version: row.version, changed: changedFields({ domain: row.domain }, { domain }) };
        const entry = { id: ids.ulid(), actorId: scope.userId, action: "shop.domain", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
        return readShopDomain(queries, id);
      });
      if (written === null) throw notFound();
      shopCache.forget(id);
      return answer(toHeld(written, snapshot));
    },
    checkShopDomain: async ({ params: { id }, visitor }) => {
      const { snapshot } = await requireOwnShop(deps, visitor, ENDPOINTS.checkShopDomain.permission, id);
      const { customDomain } = snapshot.shop;
      if (customDomain === null) throw notFound();
      const [found, ofTarget] = await Promise.all([
        nameServers.recordsOf(customDomain),
        nameServers.recordsOf(target),
      ]);
      return answer(domainReport(target, found, ofTarget));
    },
  };
}
