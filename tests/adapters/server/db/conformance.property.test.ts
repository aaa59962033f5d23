import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { toUsageRow } from "#adapters/server/cart/usage-row.ts";
import { isUnanswered, TERMINAL_STATUSES, UNANSWERED_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import { UNANSWERED_IN_A_ROW, UNANSWERED_PAUSE_MINUTES } from "#core/order/lifecycle/unanswered.ts";
import { locationLetter } from "#core/order/order-number.ts";
import { refuseExhausted, refuseUsedUp, usageTermOf } from "#core/promotion/usage-limit.ts";
import { payByPoints } from "#core/reward/pay-by-points.ts";
import { isPaused } from "#core/shop/effective-ordering-state.ts";
import { FULFILLMENT_METHODS as METHODS } from "#core/kernel/fulfillment-method.ts";
import { toId, type PromotionId } from "#core/kernel/id.ts";
import { ONLINE, type OrderingState } from "#core/shop/ordering-state.ts";
import { isFull, slotStartOf } from "#core/shop/slot/slot-input.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { aPromotion, aUsageLimit } from "#tests/support/builders/shop.ts";
import { createGuardCases, createUnansweredCases, UNLIMITED_CASE, type TryCase } from "./guard-cases.ts";
import { createReopenCases } from "./reopen-cases.ts";
import { createUsedUpCases } from "./used-up-cases.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner, rowsOf } from "#tests/support/database/rows.ts";

const RUNS = runs(1000);
// A case is a whole order, placed and rolled back.
const LAW = { timeout: 3 * PROPERTY_TIMEOUT.timeout } as const;
const PROMOTION = demoId("promotion", "bistro-nord", "centru10");
const few = fc.nat(4);
const orderCounts = fc.record({
  pendingOrdersCount: few,
  fulfilledOrdersCount: few,
  pendingAppOrdersCount: few,
  fulfilledAppOrdersCount: few,
});
const amount = fc.nat(30_000).map((hundredths) => (hundredths / 100).toFixed(2));

describe("core and the database decide alike", () => {
  let trading: TradingShop;
  let outcomeOf: TryCase;
  beforeAll(async () => {
    trading = await startTrading({ poolSize: 2 });
    outcomeOf = await createGuardCases(trading, PROMOTION);
  });
  afterAll(() => trading.stop());

  it("on how often a customer uses a promotion, and for which first orders (ORDER-16)", LAW, async () => {
    const limited = fc.record({
      counts: orderCounts,
      redeemed: few,
      times: fc.integer({ min: 1, max: 4 }),
    });
    const cases = fc.tuple(limited, fc.boolean(), fc.boolean(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(cases, async ([{ counts, redeemed, times }, firstOrders, fromApp, appOnly]) => {
        const promotion = aPromotion("p", {
          // One that is limited to the app comes with orders of the app alone.
          limitedToMobileApp: fromApp && appOnly,
          usageLimitPerCustomer: aUsageLimit(times, firstOrders),
        });
        const customer = { ...counts, couponRedemptionsCounts: { [promotion.id]: redeemed } };
        const refused = refuseUsedUp(promotion, { customer }) !== null;
        const row = toUsageRow(usageTermOf(promotion));
        const outcome = await outcomeOf({
          ...UNLIMITED_CASE,
          customer: counts,
          redeemed,
          fromApp,
          promotion: row,
        });
        expect(outcome).toBe(refused ? "coupon" : "placed");
      }),
      RUNS,
    );
  });

  it("on how often a customer uses a promotion whose order is reopened", LAW, async () => {
    const outcomeOfReopening = await createReopenCases(trading, PROMOTION);
    const cases = fc.record({
      redeemed: few,
      limit: fc.option(fc.record({ times: fc.integer({ min: 1, max: 4 }), firstOrders: fc.boolean() })),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ redeemed, limit }) => {
        const promotion = aPromotion("p", {
          usageLimitPerCustomer: limit && aUsageLimit(limit.times, limit.firstOrders),
        });
        // An order that was placed once was one of the first; another one since then makes it no later.
        const { redemptionsBelow } = usageTermOf(promotion);
        const isUsedUp = redemptionsBelow !== null && redeemed >= redemptionsBelow;
        expect(await outcomeOfReopening(promotion, redeemed)).toBe(isUsedUp ? "coupon" : "moved");
      }),
      RUNS,
    );
  });

  it("on how often all customers together use a promotion", LAW, async () => {
    const cases = fc.record({ totalLimit: fc.option(fc.integer({ min: 1, max: 5 })), share: few });
    const promotion = { ...aPromotion("p"), id: toId<PromotionId>(PROMOTION) };
    const row = toUsageRow(usageTermOf(promotion));
    const usedUp = await createUsedUpCases(trading, PROMOTION);
    await fc.assert(
      fc.asyncProperty(cases, async ({ totalLimit, share }) => {
        const redeemedByAll = totalLimit === null ? share : Math.min(share, totalLimit);
        const isUsedUp = totalLimit !== null && redeemedByAll >= totalLimit;
        const outcome = await outcomeOf({ ...UNLIMITED_CASE, promotion: row, redeemedByAll, totalLimit });
        const { isSaved, exhaustedPromotionIds } = await usedUp(redeemedByAll, totalLimit);
        const isRefused = refuseExhausted(promotion, { exhaustedPromotionIds }) !== null;
        expect([outcome, isSaved, isRefused]).toEqual([isUsedUp ? "coupon" : "placed", !isUsedUp, isUsedUp]);
      }),
      RUNS,
    );
  });

  it("on the points that an order may use", LAW, async () => {
    const cases = fc.record({ balance: fc.nat(20), pointsUsed: fc.integer({ min: 1, max: 20 }) });
    await fc.assert(
      fc.asyncProperty(cases, async ({ balance, pointsUsed }) => {
        const product = { redeemableByPoints: true, redeemableFor: pointsUsed };
        const allowed = payByPoints(product, 1, { availableRewardPoints: balance }, 0).ok;
        const outcome = await outcomeOf({ ...UNLIMITED_CASE, balance, pointsUsed });
        expect(outcome).toBe(allowed ? "placed" : "points");
      }),
      RUNS,
    );
  });

  it("on whether a slot takes an order", LAW, async () => {
    const start = slotStartOf(plusMillis(trading.clock.now(), 30 * 86_400_000));
    const cases = fc.record({
      orders: fc.option(fc.integer({ min: 1, max: 4 })),
      value: fc.option(amount.filter((text) => text !== "0.00")),
      taken: fc.option(fc.record({ orders: few, value: amount })),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ orders, value, taken }) => {
        const full = isFull(
          {
            capacity: { orders, value: value === null ? null : { amount: value, currency: "RON" } },
            taken:
              taken === null ? [] : [{ start, ...taken, value: { amount: taken.value, currency: "RON" } }],
          },
          start,
        );
        const outcome = await outcomeOf({
          ...UNLIMITED_CASE,
          slotStart: start,
          capacity: { orders, value },
          taken,
        });
        expect(outcome).toBe(full ? "slot" : "placed");
      }),
      RUNS,
    );
  });

  it("on how long a location is paused that let orders expire", LAW, async () => {
    const now = trading.clock.now();
    const end = plusMillis(now, UNANSWERED_PAUSE_MINUTES * 60_000);
    const minutes = fc.integer({ min: -UNANSWERED_PAUSE_MINUTES, max: 3 * UNANSWERED_PAUSE_MINUTES });
    const cases = fc.record({
      expired: fc.nat(UNANSWERED_IN_A_ROW - 1),
      mode: fc.constantFrom("online" as const, "busy" as const, "paused" as const),
      scope: fc.constantFrom("all" as const, "pickup" as const, "delivery" as const),
      until: fc.option(minutes.map((count) => plusMillis(now, count * 60_000))),
      pin: fc.boolean(),
    });
    const stateAfter = await createUnansweredCases(trading, end);
    await fc.assert(
      fc.asyncProperty(cases, async ({ expired, pin, ...said }) => {
        // What has no end was pinned; the database keeps nothing else.
        const before: OrderingState = { ...ONLINE, ...said, pinned: pin || said.until === null };
        const after = await stateAfter(before, expired);
        const pauses = expired + 1 >= UNANSWERED_IN_A_ROW;
        // A location has one state: where one method was paused for longer, both are from now on.
        const wasPaused = (at: Instant): boolean => METHODS.some((method) => isPaused(before, at, method));
        for (const at of [now, plusMillis(end, -1), end, plusMillis(end, 3_600_000)])
          expect(METHODS.map((method) => isPaused(after, at, method))).toEqual(
            METHODS.map((method) => (pauses ? at < end || wasPaused(at) : isPaused(before, at, method))),
          );
      }),
      RUNS,
    );
  });

  it("on how an order's number is spoken", LAW, async () => {
    const cases = fc.record({
      location: fc.nat(800),
      n: fc.oneof(fc.integer({ min: 1, max: 1200 }), fc.nat(2 ** 31 - 1)),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ location, n }) => {
        const letter = locationLetter(location);
        const [row] = await rowsOf<{ number: string }>(
          trading.database.app,
          "select spoken_number($1, $2) as number",
          [letter, n],
        );
        expect(row?.number).toBe(`${letter}-${String(n).padStart(3, "0")}`);
      }),
      RUNS,
    );
  });

  it("on which orders nobody answered", LAW, async () => {
    const now = trading.clock.now();
    const cases = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      late: fc.integer({ min: -5, max: 5 }),
    });
    const [order] = await asOwner<{ id: string }>(trading, "select id from orders order by id desc limit 1");
    await withOwner(trading.database.owner, (client) =>
      fc.assert(
        fc.asyncProperty(cases, async ({ status, late }) => {
          const answerBy = plusMillis(now, -late * 1000);
          await client.query("update orders set status = $2, answer_by = $3 where id = $1", [
            order?.id,
            status,
            answerBy,
          ]);
          const due = await client.query(
            "select from orders_overdue($1, null, null, 10000) where order_id = $2",
            [now, order?.id],
          );
          expect(due.rowCount).toBe(isUnanswered(status) && answerBy <= now ? 1 : 0);
        }),
        RUNS,
      ),
    );
  });

  it("on the statuses that indexes name", async () => {
    const named = await asOwner<{ name: string; statuses: string }>(
      trading,
      `select indexname as name, indexdef as statuses from pg_indexes
        where indexname in ('orders_open', 'orders_unanswered') order by indexname`,
    );
    const statusesOf = (text: string): readonly string[] =>
      [...text.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? "");
    expect(named.map(({ name, statuses }) => [name, statusesOf(statuses).toSorted()])).toEqual([
      ["orders_open", [...TERMINAL_STATUSES].toSorted()],
      ["orders_unanswered", [...UNANSWERED_STATUSES].toSorted()],
    ]);
  });
});
