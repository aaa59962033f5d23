import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { Permission, PublicPermission } from "#core/account/permissions.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { launchPlace, type Launch } from "#core/launch/launch.ts";
import {
  isShopOfTenant,
  listLaunchRows,
  noteSound,
  publishShop,
  type LaunchRow,
} from "./launches.queries.ts";
import { forgetTestOrders } from "./test-orders.queries.ts";

// So many at one press; nobody places more by hand.
const MAX_DELETED = 500;

interface LaunchDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

/** Shops on their way to the public (SHOP-19, SHOP-20). Every change is audited. */
export function createLaunchHandlers(
  deps: LaunchDeps,
): Pick<Handlers, "listLaunches" | "publishShop" | "noteSound" | "deleteTestOrders"> {
  const { access, database, ids, shopCache } = deps;

  async function change(
    visitor: Visitor,
    permission: Permission | PublicPermission,
    { action, id }: { readonly action: string; readonly id: ShopId },
    write: (queries: Queries) => Promise<boolean | null>,
  ): Promise<void> {
    const { organizationId, userId } = await requireStaffScope(access, visitor, permission);
    await inTransaction(database, { organizationId }, async (queries) => {
      const changed = await write(queries);
      if (changed === null) throw notFound();
      if (!changed) return;
      const entry = { id: ids.ulid(), actorId: userId, action, subject: id, detail: {} };
      await writeAudit(queries, entry, visitor.now);
    });
    shopCache.forget(id);
  }

  return {
    listLaunches: async ({ visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.listLaunches.permission);
      const { organizationId } = scope;
      const rows = await inTransaction(database, { organizationId }, (queries) =>
        listLaunchRows(queries, visitor.now),
      );
      const launches = await Promise.all(
        rows.map(async (row) => {
          const snapshot = await shopCache.latest(row.shopId);
          return snapshot === null ? [] : [toLaunch(row, snapshot)];
        }),
      );
      return answer({ data: launches.flat() });
    },
    publishShop: async ({ params: { id }, body: { isPublished }, visitor }) => {
      const action = isPublished ? "shop.publish" : "shop.unpublish";
      await change(visitor, ENDPOINTS.publishShop.permission, { action, id }, (queries) =>
        publishShop(queries, id, isPublished, visitor.now),
      );
      return answer(null);
    },
    deleteTestOrders: async ({ params: { id: shopId }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.deleteTestOrders.permission);
      const { organizationId, userId } = scope;
      await inTransaction(database, { organizationId }, async (queries) => {
        if (!(await isShopOfTenant(queries, shopId))) throw notFound();
        const orders = await forgetTestOrders(queries, { organizationId, shopId, before: null }, MAX_DELETED);
        if (orders === 0) return;
        const action = "shop.delete_tests";
        const entry = { id: ids.ulid(), actorId: userId, action, subject: shopId, detail: { orders } };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(null);
    },
    noteSound: async ({ params: { id }, visitor }) => {
      const audited = { action: "shop.sound", id };
      await change(visitor, ENDPOINTS.noteSound.permission, audited, (queries) =>
        noteSound(queries, id, visitor.now),
      );
      return answer(null);
    },
  };
}

function toLaunch(row: LaunchRow, snapshot: ShopSnapshot): Launch {
  const { shop, shopId, locations, menus } = snapshot;
  return {
    shopId,
    slug: shop.slug,
    name: shop.name,
    isPublished: row.isPublished,
    places: locations.map((location) => launchPlace(location, location.zones)),
    products: menus[shop.locale].products.length,
    people: row.people,
    isSoundTried: row.isSoundTried,
    tests: { placed: row.placed, fulfilled: row.completed },
  };
}
