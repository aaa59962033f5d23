import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { changedFields } from "#adapters/server/account/organization/changed-fields.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, messagesOf, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodePointsRule } from "#core/contract/shop/points-rule.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { redeemableProducts } from "#core/reward/redeemable-products.ts";
import { pointsRuleProblem, type HeldPointsRule } from "#core/setting/points/points-rule.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { lockPointsRule, readPointsRule, writePointsRule } from "./points-rule.queries.ts";
import { requireOwnShop, type ShopAccess } from "./require-own-shop.ts";
import type { ShopCache } from "../shop/shop-cache.ts";
import type { ShopSnapshot } from "../shop/shop-snapshot.ts";

interface PointsRuleDeps extends ShopAccess {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

/** How a shop gives points (REWARD-6), by the version that was read (SETTING-1). Every write is audited. */
export function createPointsRuleHandlers(
  deps: PointsRuleDeps,
): Pick<Handlers, "readPointsRule" | "writePointsRule"> {
  const { database, ids, shopCache } = deps;
  return {
    readPointsRule: async ({ params: { id }, visitor }) => {
      const { snapshot } = await requireOwnShop(deps, visitor, ENDPOINTS.readPointsRule.permission, id);
      const held = await inTransaction(database, snapshot, (queries) => readPointsRule(queries, id));
      if (held === null) throw notFound();
      return answer({ ...held, ...surroundingsOf(snapshot) });
    },
    writePointsRule: async ({ params: { id }, body: { version, rule }, visitor }) => {
      const own = await requireOwnShop(deps, visitor, ENDPOINTS.writePointsRule.permission, id);
      const { scope, snapshot } = own;
      const problem = pointsRuleProblem(rule);
      if (problem !== null) throw invalid(messagesOf({ "rule.pointsPerUnit": problem }));
      const surroundings = surroundingsOf(snapshot);
      const written = await inTransaction(database, snapshot, async (queries) => {
        const held = await lockPointsRule(queries, id);
        if (held === null) throw notFound();
        if (held.version !== version)
          throw refused(SETTING_CONFLICT, { setting: encodePointsRule({ ...held, ...surroundings }) });
        await writePointsRule(queries, id, rule);
        const detail = { version, changed: changedFields(held.rule, rule) };
        const entry = { id: ids.ulid(), actorId: scope.userId, action: "shop.points", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
        return readPointsRule(queries, id);
      });
      if (written === null) throw notFound();
      shopCache.forget(id);
      return answer({ ...written, ...surroundings });
    },
  };
}

function surroundingsOf({ shop, menus }: ShopSnapshot): Pick<HeldPointsRule, "currency" | "cheapest"> {
  const menu = menus[shop.locale];
  const [cheapest] = redeemableProducts(menu);
  const product = menu.products.find(({ id }) => id === cheapest?.productId);
  return {
    currency: shop.currency,
    cheapest:
      product === undefined || cheapest === undefined
        ? null
        : { name: product.name, points: cheapest.points },
  };
}
