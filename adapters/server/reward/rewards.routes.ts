import { inTransaction } from "#adapters/server/db/transaction.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { redeemableProducts } from "#core/reward/redeemable-products.ts";
import { countPointsHistory, readBalance, readPointsHistory } from "./rewards.queries.ts";

/** What one's own points need. */
interface RewardDeps {
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
}

/** One's own points at a shop. */
export function createRewardHandlers(deps: RewardDeps): Pick<Handlers, "rewards" | "rewardHistory"> {
  const { database, directory } = deps;

  async function pointsAt(visitor: Visitor, shopId: ShopId) {
    const session = await requireSession(visitor);
    await refuseOtherShops(directory, visitor, shopId);
    const snapshot = await directory.byId(shopId);
    if (snapshot === null) throw notFound();
    return {
      snapshot,
      userId: session.userId,
      tenant: { organizationId: snapshot.organizationId },
    };
  }

  return {
    rewards: async ({ query, visitor }) => {
      const { snapshot, userId, tenant } = await pointsAt(visitor, query.shopId);
      const balance = await inTransaction(database, tenant, (queries) =>
        readBalance(queries, userId, query.shopId),
      );
      return answer({
        availableRewardPoints: balance?.balance ?? 0,
        held: balance?.held ?? 0,
        pointsPerUnit: snapshot.pointsPerUnit,
        redeemable: redeemableProducts(snapshot.menus[snapshot.shop.locale]),
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
