import { describe, expect, it } from "vitest";
import { CODE_LENGTH, CODE_LIFETIME_MS } from "#core/auth/phone-code.ts";
import { MAX_LINE_NOTE, MAX_QUANTITY } from "#core/cart/cart.ts";
import { SAVE_DEBOUNCE_MS } from "#core/cart/cart.machine.ts";
import { isStale } from "#core/cart/stale-cart.ts";
import { PROMISE_TOLERANCE_MILLIS } from "#core/checkout/blockers.ts";
import { ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import { DEFAULT_ORDER_LIMITS, RECENT_ORDERS_MILLIS } from "#core/checkout/order-limits.ts";
import { ADDRESS_LIMITS } from "#core/fulfillment/address-problems.ts";
import { DEFAULT_FULFILLMENT_METHOD, FULFILLMENT_METHODS } from "#core/fulfillment/fulfillment-method.ts";
import { ZONE_DEBOUNCE_MS } from "#core/fulfillment/fulfillment.machine.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { MENU_LIFETIME_MS } from "#core/menu/menu.machine.ts";
import { MODAL_BASE_LAYER, MODAL_LAYER_STEP, MODAL_RESET_MS } from "#core/modal/modal.ts";
import { CURRENCIES } from "#core/money/money.ts";
import { ESCALATION_MS, RING_AGAIN_MS } from "#core/orders/alarm.ts";
import { ANSWER_LEAD_MILLIS, ANSWER_MILLIS, SCHEDULED_ANSWER_MILLIS } from "#core/orders/answer-time.ts";
import { STREAM_SILENCE_MS } from "#core/orders/follow.ts";
import { AGING_MINUTES, OLD_MINUTES } from "#core/orders/order-age.ts";
import {
  DELAY_MINUTES,
  MAX_DELAY_MINUTES,
  READY_MINUTES,
  REASON_TEXT,
  REOPEN_MILLIS,
  UNDO_MILLIS,
} from "#core/orders/order-rules.ts";
import { UNANSWERED_IN_A_ROW, UNANSWERED_PAUSE_MINUTES } from "#core/orders/unanswered.ts";
import { DEFAULT_POINTS_PER_UNIT } from "#core/rewards/earned-points.ts";
import { SHOP_LIFETIME_MS } from "#core/shop/shop.machine.ts";
import { ASAP_STEP_MILLIS, SLOT_DAYS_AHEAD, SLOT_MILLIS } from "#core/shop/slot-question.ts";
import { plusMillis } from "#core/time/instant.ts";
import { formatMinuteOfDay, localTimeOf } from "#core/time/local-time.ts";
import {
  MAX_TOASTS,
  SWIPE_START_PX,
  SWIPE_START_TOUCH_PX,
  SWIPE_THRESHOLD_PX,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REMOVAL_DELAY_MS,
} from "#core/toast/toast.ts";
import { isSwipedAway } from "#core/toast/swipe.ts";
import { NOON, toInstant } from "#tests/support/builders/instant.ts";

const MINUTE = 60_000;

// What each figure does is told beside its noun; here stand the numbers, as the customer wrote them.
describe("the figures of spec §9", () => {
  it("currencies: RON (946), USD (840), 2 decimals", () => {
    expect(CURRENCIES).toEqual({
      RON: { code: "RON", numeric: 946, decimals: 2 },
      USD: { code: "USD", numeric: 840, decimals: 2 },
    });
  });

  it("shop cache and menu cache 10 minutes", () => {
    expect([SHOP_LIFETIME_MS, MENU_LIFETIME_MS]).toEqual([10 * MINUTE, 10 * MINUTE]);
  });

  it("stored cart stale after 24 h, and not at 24 h", () => {
    const day = 24 * 60 * MINUTE;
    const isStaleAfter = (millis: number): boolean => isStale({ updatedAt: NOON }, plusMillis(NOON, millis));
    expect([day - 1, day, day + 1].map(isStaleAfter)).toEqual([false, false, true]);
  });

  it("quantity save debounce 250 ms, delivery-zone debounce 300 ms", () => {
    expect([SAVE_DEBOUNCE_MS, ZONE_DEBOUNCE_MS]).toEqual([250, 300]);
  });

  it("toasts: max 5, removal 200 ms, duration 5000 ms, swipe 50, 10 px touch and 2 px otherwise, F8", () => {
    expect([MAX_TOASTS, TOAST_REMOVAL_DELAY_MS, TOAST_DURATION_MS, SWIPE_THRESHOLD_PX]).toEqual([
      5, 200, 5000, 50,
    ]);
    expect([SWIPE_START_TOUCH_PX, SWIPE_START_PX, TOAST_HOTKEY]).toEqual([10, 2, "F8"]);
    expect([49, 50, -50].map(isSwipedAway)).toEqual([false, true, false]);
  });

  it("modals: stacking starts at 10, offset 2, reset 5 seconds after closing", () => {
    expect([MODAL_BASE_LAYER, MODAL_LAYER_STEP, MODAL_RESET_MS]).toEqual([10, 2, 5000]);
  });

  it("fulfillment methods: pickup, delivery; delivery unless something else decides", () => {
    expect([FULFILLMENT_METHODS, DEFAULT_FULFILLMENT_METHOD]).toEqual([["pickup", "delivery"], "delivery"]);
  });

  it("dates as YYYY-MM-DD and times as HH:mm, by the zone of the shop's record", () => {
    const shown = ["Europe/Bucharest", "America/New_York"].map((zone) => {
      const { date, minuteOfDay } = localTimeOf(toInstant("2026-07-01T23:30:00Z"), zone);
      return `${date} ${formatMinuteOfDay(minuteOfDay)}`;
    });
    expect(shown).toEqual(["2026-07-02 02:30", "2026-07-01 19:30"]);
  });

  it("disabled indefinitely is 9999-12-31T23:59:59", () => {
    expect(INDEFINITELY).toBe("9999-12-31T23:59:59");
  });
});

describe("the figures of product §3 and §4", () => {
  it("answering: 10 min, scheduled within 60 min and 15 min before cooking, three unanswered pause for 30 min", () => {
    expect([ANSWER_MILLIS, SCHEDULED_ANSWER_MILLIS, ANSWER_LEAD_MILLIS]).toEqual([
      10 * MINUTE,
      60 * MINUTE,
      15 * MINUTE,
    ]);
    expect([UNANSWERED_IN_A_ROW, UNANSWERED_PAUSE_MINUTES]).toEqual([3, 30]);
  });

  it("moves: 5..180 by 5, delays of 5, 10, 20, 30 and 60 in all, undo 10 s, reopen 15 min, reasons 3..200", () => {
    expect(READY_MINUTES).toEqual({ min: 5, max: 180, step: 5 });
    expect([DELAY_MINUTES, MAX_DELAY_MINUTES]).toEqual([[5, 10, 20, 30], 60]);
    expect([UNDO_MILLIS, REOPEN_MILLIS, REASON_TEXT]).toEqual([10_000, 15 * MINUTE, { min: 3, max: 200 }]);
  });

  it("slots of 15 min, ASAP up to 5 min, 0..7 days ahead, a promise 10 min later is asked about", () => {
    expect([SLOT_MILLIS, ASAP_STEP_MILLIS, SLOT_DAYS_AHEAD]).toEqual([15 * MINUTE, 5 * MINUTE, 7]);
    expect(PROMISE_TOLERANCE_MILLIS).toBe(10 * MINUTE);
  });

  it("texts: first name 2..50, kitchen note 250, line note 140, courier note 200; 1 to 99 pieces", () => {
    expect([ORDER_TEXT.firstName, ORDER_TEXT.kitchenNote.max]).toEqual([{ min: 2, max: 50 }, 250]);
    expect([MAX_LINE_NOTE, ADDRESS_LIMITS.courierNote, MAX_QUANTITY]).toEqual([140, 200, 99]);
  });

  it("too many orders: 5 unfinished, 10 placed in 10 min", () => {
    expect(DEFAULT_ORDER_LIMITS).toEqual({ unfinished: 5, placedRecently: 10 });
    expect(RECENT_ORDERS_MILLIS).toBe(10 * MINUTE);
  });
});

describe("the figures of product §5, §6 and §8", () => {
  it("one point for 1 RON; a code of 6 digits for 5 min", () => {
    expect([DEFAULT_POINTS_PER_UNIT, CODE_LENGTH, CODE_LIFETIME_MS]).toEqual(["1", 6, 5 * MINUTE]);
  });

  it("board: old at 5 and 8 min, rings again every 15 s, escalates at 3 min, red within 25 s", () => {
    expect([AGING_MINUTES, OLD_MINUTES, RING_AGAIN_MS, ESCALATION_MS]).toEqual([5, 8, 15_000, 3 * MINUTE]);
    expect(STREAM_SILENCE_MS).toBe(25_000);
  });
});
