import { inTransaction } from "#adapters/server/db/transaction.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import { type ShopId, toId, type UserId } from "#core/kernel/id.ts";
import { redeemableProducts } from "#core/reward/redeemable-products.ts";
import { countPointsHistory, readBalance, readPointsHistory } from "./rewards.queries.ts";

/** One's own points at a shop. */
export function createRewardHandlers(services: ServerServices): Pick<Handlers, "rewards" | "rewardHistory"> {
  const { database, directory } = services;

  async function pointsAt(visitor: Visitor, shopId: ShopId) {
    const session = await requireSession(visitor);
    await refuseOtherShops(directory, visitor, shopId);
    const sheet = await directory.byId(shopId);
    if (sheet === null) throw notFound();
    return { sheet, userId: toId<UserId>(session.userId), tenant: { organizationId: sheet.organizationId } };
  }

  return {
    rewards: async ({ query, visitor }) => {
      const { sheet, userId, tenant } = await pointsAt(visitor, query.shopId);
      const balance = await inTransaction(database, tenant, (queries) =>
        readBalance(queries, userId, query.shopId),
      );
      return answer({
        availableRewardPoints: balance?.balance ?? 0,
        held: balance?.held ?? 0,
        pointsPerUnit: sheet.pointsPerUnit,
        redeemable: redeemableProducts(sheet.menus[sheet.shop.locale]),
      });
    },
    rewardHistory: async ({ query, visitor }) => {
      const { userId, tenant } = await pointsAt(visitor, query.shopId);
      const { shopId, page, perPage } = query;
      const { items, total } = await inTransaction(database, tenant, async (queries) => {
        const balance = await readBalance(queries, userId, shopId);
        if (balance === null) return { items: [], total: 0 };
        const { customerId } = balance;
        return {
          items: await readPointsHistory(queries, customerId, perPage, (page - 1) * perPage),
          total: await countPointsHistory(queries, customerId),
        };
      });
      return answer({ items, page, perPage, total });
    },
  };
}
