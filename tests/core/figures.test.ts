import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CODE_LENGTH, CODE_LIFETIME_MS } from "#core/account/phone/phone-code.ts";
import {
  MAX_CART_WRITERS,
  MAX_LINE_NOTE,
  MAX_LINES,
  MAX_QUANTITY,
  SAVE_DEBOUNCE_MS,
} from "#core/cart/cart.ts";
import { isStale } from "#core/cart/stale-cart.ts";
import { PROMISE_TOLERANCE_MS } from "#core/checkout/decision/blockers.ts";
import { ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import { DEFAULT_ORDER_LIMITS, RECENT_ORDERS_MS } from "#core/checkout/order-limits.ts";
import { ADDRESS_LIMITS } from "#core/fulfillment/address/address-problems.ts";
import { DEFAULT_FULFILLMENT_METHOD, FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { ZONE_DEBOUNCE_MS } from "#core/fulfillment/fulfillment-setup.ts";
import { MAX_SHOWN_PRODUCTS, MAX_WHOLE_PRODUCTS } from "#core/menu/menu-excerpt.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { MENU_LIFETIME_MS } from "#core/menu/menu.machine.ts";
import { MAX_ORDER_AGAIN_PRODUCTS, MAX_POPULAR_PRODUCTS, POPULARITY_MS } from "#core/menu/popularity.ts";
import { MODAL_BASE_LAYER, MODAL_LAYER_STEP, MODAL_RESET_MS } from "#core/modal/modal.ts";
import { CURRENCIES } from "#core/money/money.ts";
import { ESCALATION_MS, RING_AGAIN_MS } from "#core/order/board/alarm.ts";
import { ANSWER_LEAD_MS, ANSWER_MS, SCHEDULED_ANSWER_MS } from "#core/order/lifecycle/answer-time.ts";
import { ABSENCE_MS, PRESENCE_MS } from "#core/order/lifecycle/absence.ts";
import { CALL_MANAGERS_MS } from "#core/order/lifecycle/call-managers.ts";
import { ORDER_NOTICE_LIFETIME_MS } from "#core/order/lifecycle/order-notice.ts";
import { STREAM_SILENCE_MS } from "#core/order/stream/stream-states.ts";
import { AGING_MINUTES, OLD_MINUTES } from "#core/order/board/order-age.ts";
import {
  DELAY_MINUTES,
  MAX_DELAY_MINUTES,
  READY_MINUTES,
  REASON_TEXT,
  REOPEN_MS,
} from "#core/order/lifecycle/order-rules.ts";
import { UNDO_MS } from "#core/order/lifecycle/order-moves.ts";
import { UNANSWERED_IN_A_ROW, UNANSWERED_PAUSE_MINUTES } from "#core/order/lifecycle/unanswered.ts";
import { DEFAULT_POINTS_PER_UNIT } from "#core/reward/earned-points.ts";
import { SHOP_LIFETIME_MS } from "#core/shop/shop.machine.ts";
import { ASAP_STEP_MS, SLOT_DAYS_AHEAD, SLOT_MS } from "#core/shop/slot/slot-input.ts";
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
import { NOON, toInstant } from "#tests/support/builders/values.ts";

const MINUTE_MS = 60_000;

const RULES = new Map(
  readFileSync("core/RULES.md", "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, number, text] = /^- ([A-Z]+-\d+): (.*)$/.exec(line) ?? [];
      return number === undefined || text === undefined ? [] : [[number, text] as const];
    }),
);

const minutes = (millis: number): number => millis / MINUTE_MS;
const seconds = (millis: number): number => millis / 1000;
const thousands = (value: number): string => value.toLocaleString("en-US");

// What each figure does is tested with its noun; here the sentence of its rule is built from the code's figures.
const FIGURES: readonly (readonly [string, string])[] = [
  ["MONEY-1", `RON (${CURRENCIES.RON.numeric}) and USD (${CURRENCIES.USD.numeric}), each with two decimals`],
  ["SHOP-3", `stale after ${minutes(SHOP_LIFETIME_MS)} minutes`],
  ["MENU-1", `stale after ${minutes(MENU_LIFETIME_MS)} minutes`],
  [
    "MENU-10",
    `the ${MAX_POPULAR_PRODUCTS} products at most of which most pieces were ordered in ${POPULARITY_MS / 86_400_000} days`,
  ],
  ["MENU-11", `the ${MAX_ORDER_AGAIN_PRODUCTS} products at most`],
  ["BOARD-14", `away for ${minutes(ABSENCE_MS)} minutes of open time`],
  ["BOARD-14", `noted every ${seconds(PRESENCE_MS)} s`],
  ["TIME-4", `${INDEFINITELY}, with or without Z, means indefinitely`],
  [
    "CART-5",
    `1 to ${MAX_QUANTITY}; 0 removes the line. A line's note has at most ${MAX_LINE_NOTE} characters`,
  ],
  ["CART-9", `saved ${SAVE_DEBOUNCE_MS} ms after the last one`],
  ["CART-13", `Of ${MAX_CART_WRITERS} writers the last saves stay known`],
  ["CART-11", `At most ${MAX_LINES.guest} lines for a guest and ${MAX_LINES.signedIn} signed in`],
  [
    "FULFILLMENT-1",
    `${FULFILLMENT_METHODS[0]} ("Ridicare") and ${FULFILLMENT_METHODS[1]} ("Livrare"), ${DEFAULT_FULFILLMENT_METHOD} by default`,
  ],
  ["FULFILLMENT-4", `${ZONE_DEBOUNCE_MS} ms after its last change`],
  ["FULFILLMENT-9", `a courier's note of at most ${ADDRESS_LIMITS.courierNote} characters`],
  [
    "TOAST-2",
    `At most ${MAX_TOASTS} toasts are kept; the default duration is ${thousands(TOAST_DURATION_MS)} ms`,
  ],
  ["TOAST-3", `deleted ${TOAST_REMOVAL_DELAY_MS} ms after`],
  [
    "TOAST-5",
    `closes at ${SWIPE_THRESHOLD_PX} px; it starts at ${SWIPE_START_TOUCH_PX} px by touch, ${SWIPE_START_PX} px otherwise`,
  ],
  ["TOAST-6", `The key is ${TOAST_HOTKEY},`],
  ["MODAL-1", `starts at ${MODAL_BASE_LAYER} and rises by ${MODAL_LAYER_STEP} for each open modal`],
  ["MODAL-1", `reset ${seconds(MODAL_RESET_MS)} seconds after closing`],
  ["ORDER-4", `{${READY_MINUTES.min} to ${READY_MINUTES.max} minutes by ${READY_MINUTES.step}}`],
  [
    "ORDER-6",
    `As soon as possible ${minutes(ANSWER_MS)} minutes after placing; scheduled the later of placed + ${minutes(ANSWER_MS)} and min(placed + ${minutes(SCHEDULED_ANSWER_MS)}, requested − preparation − ${minutes(ANSWER_LEAD_MS)})`,
  ],
  ["ORDER-7", `pause the location for ${UNANSWERED_PAUSE_MINUTES} minutes`],
  ["ORDER-8", `at most ${seconds(UNDO_MS)} seconds after`],
  [
    "ORDER-9",
    `delay {${DELAY_MINUTES.slice(0, -1).join(", ")} or ${DELAY_MINUTES.at(-1)} minutes, ${MAX_DELAY_MINUTES} in all}`,
  ],
  ["ORDER-12", `within ${minutes(REOPEN_MS)} minutes`],
  ["ORDER-13", `other (${REASON_TEXT.min} to ${REASON_TEXT.max} characters)`],
  ["CHECKOUT-1", `first name ${ORDER_TEXT.firstName.min} to ${ORDER_TEXT.firstName.max} characters`],
  ["CHECKOUT-1", `kitchen note (at most ${ORDER_TEXT.kitchenNote.max})`],
  [
    "CHECKOUT-5",
    `Slots last ${minutes(SLOT_MS)} minutes; as soon as possible rounds up to ${minutes(ASAP_STEP_MS)}; 0 to ${SLOT_DAYS_AHEAD} days ahead`,
  ],
  ["CHECKOUT-10", `more than ${minutes(PROMISE_TOLERANCE_MS)} minutes later`],
  [
    "CHECKOUT-13",
    `${DEFAULT_ORDER_LIMITS.unfinished} unfinished orders and place ${DEFAULT_ORDER_LIMITS.placedRecently} in ${minutes(RECENT_ORDERS_MS)} minutes`,
  ],
  ["ACCOUNT-11", `A code has ${CODE_LENGTH} digits, is hashed, lives ${minutes(CODE_LIFETIME_MS)} minutes`],
  ["MESSAGE-5", `within ${minutes(ORDER_NOTICE_LIFETIME_MS) / 60} hours after it was due`],
  ["MESSAGE-7", `nobody answered for ${minutes(CALL_MANAGERS_MS)} minutes`],
  ["BOARD-3", `at ${AGING_MINUTES} and ${OLD_MINUTES} minutes since placing`],
  [
    "BOARD-6",
    `again every ${seconds(RING_AGAIN_MS)} s while it is not accepted; at ${minutes(ESCALATION_MS)} minutes on all screens`,
  ],
  [
    "PAGE-9",
    `more than ${MAX_WHOLE_PRODUCTS} products is drawn in part: its first ${MAX_SHOWN_PRODUCTS} and`,
  ],
  ["BOARD-8", `in red within ${seconds(STREAM_SILENCE_MS)} s`],
];

describe("the figures of the code", () => {
  it.each(FIGURES)("are those of %s: %s", (rule, words) => {
    expect(RULES.get(rule)).toContain(words);
  });

  it("are a third unanswered order, and one point for a unit, where rules say it in words", () => {
    expect([UNANSWERED_IN_A_ROW, DEFAULT_POINTS_PER_UNIT]).toEqual([3, "1"]);
    expect([RULES.get("ORDER-7"), RULES.get("REWARD-3")]).toEqual([
      expect.stringMatching(/^Three unanswered orders in a row/),
      expect.stringContaining("one point per unit of currency by default"),
    ]);
  });
});

describe("what figures do at their edge", () => {
  it("makes a cart stale after 24 hours, and not at 24 hours (CART-3)", () => {
    const day = 24 * 60 * MINUTE_MS;
    const isStaleAfter = (millis: number): boolean => isStale({ updatedAt: NOON }, plusMillis(NOON, millis));
    expect([day - 1, day, day + 1].map(isStaleAfter)).toEqual([false, false, true]);
  });

  it("closes a toast that was swiped 50 px to the right (TOAST-5)", () => {
    expect([49, 50, -50].map(isSwipedAway)).toEqual([false, true, false]);
  });

  it("writes dates as YYYY-MM-DD and times as HH:mm, by the zone of the shop's record (TIME-1)", () => {
    const shown = ["Europe/Bucharest", "America/New_York"].map((zone) => {
      const { date, minuteOfDay } = localTimeOf(toInstant("2026-07-01T23:30:00Z"), zone);
      return `${date} ${formatMinuteOfDay(minuteOfDay)}`;
    });
    expect(shown).toEqual(["2026-07-02 02:30", "2026-07-01 19:30"]);
  });
});
