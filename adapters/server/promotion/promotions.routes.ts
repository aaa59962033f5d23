import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { changedFields } from "#adapters/server/account/organization/changed-fields.ts";
import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, messagesOf, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { requireShop, requireWholeShop, type ShopAccess } from "./require-shop.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodeHeldPromotion } from "#core/contract/shop/held-promotion.ts";
import { toId, type PromotionId, type ShopId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { promotionFieldProblems } from "#core/setting/promotion/promotion-field-problems.ts";
import type { HeldPromotion, PromotionTerms } from "#core/setting/promotion/promotion-terms.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  archivePromotion,
  findHeldPromotion,
  insertPromotion,
  listHeldPromotions,
  lockShopForPromotions,
  readTakenCodes,
  shopOfPromotion,
  updatePromotion,
} from "./promotions.queries.ts";

interface PromotionDeps extends ShopAccess {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

type PromotionHandlers = Pick<
  Handlers,
  "listPromotions" | "createPromotion" | "writePromotion" | "endPromotion"
>;

/** The promotions of a shop (PROMOTION-16): each a setting of its own (SETTING-1). Every write is audited. */
export function createPromotionHandlers(deps: PromotionDeps): PromotionHandlers {
  const { access, database, ids, shopCache } = deps;

  async function audit(
    queries: Queries,
    { userId }: StaffScope,
    entry: { readonly action: string; readonly subject: PromotionId; readonly detail: unknown },
    now: Instant,
  ): Promise<void> {
    await writeAudit(queries, { id: ids.ulid(), actorId: userId, ...entry }, now);
  }

  /** Changes one promotion with its shop locked: 404 where it is no promotion of a whole shop of theirs, 409 by an old version. */
  async function changing<Answer>(
    scope: StaffScope,
    asked: { readonly id: PromotionId; readonly version: number },
    change: (queries: Queries, held: HeldPromotion, shopId: ShopId) => Promise<Answer>,
  ): Promise<Answer> {
    const { organizationId } = scope;
    const shopId = await inTransaction(database, { organizationId }, (queries) =>
      shopOfPromotion(queries, asked.id),
    );
    if (shopId === null) throw notFound();
    await requireWholeShop(deps, scope, shopId);
    const changed = await inTransaction(database, { organizationId }, async (queries) => {
      await lockShopForPromotions(queries, shopId);
      const held = await findHeldPromotion(queries, asked.id);
      if (held === null) throw notFound();
      if (held.version !== asked.version)
        throw refused(SETTING_CONFLICT, { setting: encodeHeldPromotion(held) });
      return change(queries, held, shopId);
    });
    shopCache.forget(shopId);
    return changed;
  }

  return {
    listPromotions: async ({ params: { id }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.listPromotions.permission);
      const { shopId, shop } = await requireShop(deps, scope, id);
      const { organizationId } = scope;
      const promotions = await inTransaction(database, { organizationId }, (queries) =>
        listHeldPromotions(queries, shopId),
      );
      return answer({ shopId, currency: shop.currency, timezone: shop.timezone, promotions });
    },
    createPromotion: async ({ params, body: { terms }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.createPromotion.permission);
      const { shopId } = await requireWholeShop(deps, scope, params.id);
      const { organizationId } = scope;
      const made = await inTransaction(database, { organizationId }, async (queries) => {
        await lockShopForPromotions(queries, shopId);
        refuseWrong(terms, { takenCodes: await readTakenCodes(queries, shopId, null), uses: 0 });
        const id = toId<PromotionId>(ids.ulid());
        await insertPromotion(queries, shopId, id, terms);
        await audit(
          queries,
          scope,
          { action: "promotion.create", subject: id, detail: { terms } },
          visitor.now,
        );
        return findHeldPromotion(queries, id);
      });
      if (made === null) throw notFound();
      shopCache.forget(shopId);
      return answer(made);
    },
    writePromotion: async ({ params: { id }, body: { version, terms }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.writePromotion.permission);
      const written = await changing(scope, { id, version }, async (queries, held, shopId) => {
        const takenCodes = await readTakenCodes(queries, shopId, id);
        refuseWrong(terms, { takenCodes, uses: held.uses.held + held.uses.used });
        await updatePromotion(queries, id, terms);
        const detail = { version, changed: changedFields(held.terms, terms) };
        await audit(queries, scope, { action: "promotion.write", subject: id, detail }, visitor.now);
        return findHeldPromotion(queries, id);
      });
      if (written === null) throw notFound();
      return answer(written);
    },
    endPromotion: async ({ params: { id }, body: { version }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.endPromotion.permission);
      await changing(scope, { id, version }, async (queries, { terms, uses }) => {
        await archivePromotion(queries, id, visitor.now);
        const detail = { version, name: terms.name, code: terms.code, uses };
        await audit(queries, scope, { action: "promotion.end", subject: id, detail }, visitor.now);
      });
      return answer(null);
    },
  };
}

function refuseWrong(
  terms: PromotionTerms,
  surroundings: Parameters<typeof promotionFieldProblems>[1],
): void {
  const problems = promotionFieldProblems(terms, surroundings);
  if (Object.keys(problems).length > 0) throw invalid(messagesOf(problems));
}
