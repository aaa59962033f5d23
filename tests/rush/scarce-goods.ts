import { ulid } from "ulid";
import { BISTRO_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { createBrowserClient, succeeded } from "#tests/support/http/http-client.ts";
import type { PromotionId } from "#core/kernel/id.ts";
import type { OpenCounter } from "./counters.ts";
import type { RushPlan } from "./plan/rush-plan.ts";

/** What a manager puts out for a crowd, of which there is not enough. */
export interface ScarceGoods {
  /** The coupon with as many uses as the plan has; null where nothing runs out. */
  readonly lastCoupon: PromotionId | null;
  /** Ends the coupon and stops counting the dish. */
  putAway(): Promise<void>;
}

/** Puts out the coupon and the pieces of the plan, at the counter where things run out. */
export async function putOut(
  port: number,
  plan: RushPlan,
  counters: readonly OpenCounter[],
): Promise<ScarceGoods> {
  const open = counters.find(({ counter }) => counter.runsOut);
  if (open === undefined || plan.coupons === 0) return { lastCoupon: null, putAway: async () => undefined };
  const manager = createBrowserClient(port);
  await manager.signIn("manager@example.com");
  await manager.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });
  const terms = {
    name: "Ultimele cupoane",
    code: `ULTIME${ulid().slice(-8)}`,
    totalLimit: plan.coupons,
    automatic: false,
    discount: { value: "0.30" },
    appliesToModifiers: true,
    limitedToLocationIds: null,
    limitedToProductIds: null,
    limitedToMobileApp: false,
    limitedToFulfillmentMethods: null,
    usageLimitPerCustomer: null,
    validFrom: null,
    validUntil: null,
    weekdayHours: null,
  };
  const made = succeeded(
    await manager.call("createPromotion", { params: { id: open.shopId }, body: { terms } }),
  );
  const setCount = async (count: number | null): Promise<void> => {
    const changes = [{ productId: open.scarceDish.productId, count }];
    succeeded(await manager.call("changeStock", { params: { id: open.locationId }, body: { changes } }));
  };
  await setCount(plan.pieces);
  manager.close();
  return {
    lastCoupon: made.id,
    putAway: async () => {
      const again = createBrowserClient(port, Object.fromEntries(manager.cookies));
      const { version } = made;
      await again.call("endPromotion", { params: { id: made.id }, body: { version } });
      await again.call("changeStock", {
        params: { id: open.locationId },
        body: { changes: [{ productId: open.scarceDish.productId, count: null }] },
      });
      again.close();
    },
  };
}
