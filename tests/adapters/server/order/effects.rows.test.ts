import { describe, expect, it } from "vitest";
import { toEffectsRow } from "#adapters/server/order/effects.rows.ts";
import { effectsOf } from "#core/order/lifecycle/order-moves.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import { usageTermOf } from "#core/promotion/usage-limit.ts";
import { plusMillis } from "#core/time/instant.ts";
import { HALF_PAST_NOON } from "#tests/core/order/order-cases.ts";
import { aPromotion, aUsageLimit } from "#tests/support/builders/shop.ts";

const NOTHING = {
  release: false,
  take: false,
  capture: false,
  earn: false,
  settle_at: null,
  hurry: false,
  recall: false,
  payment_status: null,
  streak: null,
  pause_after: 3,
  pause_until: null,
  usage: [],
};
const row = (event: OrderEventType) =>
  toEffectsRow(effectsOf(event, HALF_PAST_NOON), [], HALF_PAST_NOON, null);

describe("what a move writes in addition to the order", () => {
  it.each([
    ["accept", { settle_at: plusMillis(HALF_PAST_NOON, 10_000), streak: "reset" }],
    ["reject", { settle_at: plusMillis(HALF_PAST_NOON, 10_000), streak: "reset" }],
    ["expire", { release: true, streak: "grow" }],
    ["undo", { recall: true }],
    ["delay", { hurry: true }],
    ["start", { hurry: true }],
    ["ready", { hurry: true }],
    ["dispatch", {}],
    ["complete", { hurry: true, capture: true, earn: true, payment_status: "paid" }],
    ["cancel", { hurry: true, release: true }],
    ["reopen", { hurry: true, take: true }],
  ] as const)("is, at %s, %o and nothing else", (event, written) => {
    expect(row(event)).toEqual({ ...NOTHING, ...written });
  });

  it("is limited by the terms of the promotions that are taken again", () => {
    const promotion = aPromotion("Welcome", { usageLimitPerCustomer: aUsageLimit(2) });
    const usage = [usageTermOf(promotion)];
    expect(toEffectsRow(effectsOf("reopen", HALF_PAST_NOON), usage, HALF_PAST_NOON, null)).toEqual({
      ...NOTHING,
      hurry: true,
      take: true,
      usage: [{ id: promotion.id, times: 2, first_orders: null, app: false }],
    });
  });
});
