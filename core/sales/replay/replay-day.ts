import { promiseFor, slotOfPromise } from "#core/checkout/decision/promise-for.ts";
import { add } from "#core/money/add.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import type { DeliveryPromise, PromiseTraceStep } from "#core/shop/slot/promise.ts";
import type { SlotLoad } from "#core/shop/slot/slot-input.ts";
import { millisBetween, plusMillis, type Instant } from "#core/time/instant.ts";
import {
  REPLAY_RESULTS,
  type DayOrder,
  type ReplayCounts,
  type ReplayDay,
  type ReplayedOrder,
  type ReplayResult,
  type ReplaySettings,
} from "./replay.ts";

const MINUTE_MS = 60_000;

/**
 * Replays a day under other settings (DASHBOARD-9): each order, as it was placed, is promised a time by the rules of
 * checkout, and lost where there is none. Its making begins as many minutes before the promise as the promise counts for
 * it, and takes as long as it took on the day. What was lost on the day stays lost, and holds no slot; what is not over
 * stays open, and holds its own.
 */
export function replayDay(day: ReplayDay, settings: ReplaySettings): readonly ReplayedOrder[] {
  let taken = day.taken;
  return day.orders.map((order): ReplayedOrder => {
    const happened = resultOf(order, order.promise, endOf(order));
    if (order.end.type === "lost") return { order, happened, replayed: "lost", promise: order.promise };
    const promise = promiseOf(day, settings, order, taken);
    if (promise === null) return { order, happened, replayed: "lost", promise };
    taken = withOrder(taken, order, promise);
    const handedOver = handedOverAt(order, promise);
    return { order, happened, replayed: resultOf(order, promise, handedOver), promise };
  });
}

/** How many orders came out in each way, on the day or in its replay. */
export function countResults(orders: readonly ReplayedOrder[], of: "happened" | "replayed"): ReplayCounts {
  const counts: Record<ReplayResult, number> = { onTime: 0, late: 0, lost: 0, open: 0 };
  for (const result of REPLAY_RESULTS) counts[result] = orders.filter((one) => one[of] === result).length;
  return counts;
}

function promiseOf(
  { location, timezone }: ReplayDay,
  { preparationMinutes, capacity }: ReplaySettings,
  { method, placedAt, promise, timing }: DayOrder,
  taken: readonly SlotLoad[],
): DeliveryPromise | null {
  // A kitchen that was busy was so on the day, not by a setting; its minutes stay with the order.
  const minutes = (preparationMinutes ?? minutesOf(promise, "preparation")) + minutesOf(promise, "busy");
  return promiseFor(
    {
      location: {
        openingHours: location.openingHours,
        exceptions: location.exceptions,
        supportedFulfillmentMethods: location.supportedFulfillmentMethods,
        preparationMinutes: { pickup: minutes, delivery: minutes },
        orderingState: ONLINE,
      },
      method,
      zone: { travelMinutes: minutesOf(promise, "zone") },
      timezone,
      now: placedAt,
      capacity,
      taken,
    },
    timing,
  );
}

function endOf({ end }: DayOrder): Instant | null {
  return end.type === "handedOver" ? end.at : null;
}

function handedOverAt(order: DayOrder, promise: DeliveryPromise): Instant | null {
  const end = endOf(order);
  if (end === null) return null;
  return plusMillis(beginOf(promise), millisBetween(beginOf(order.promise), end));
}

/** When the making of a promised order begins: its minutes without those that it waits for its slot. */
function beginOf({ latest, trace }: DeliveryPromise): Instant {
  const minutes = trace.reduce((sum, step) => (step.key === "slot" ? sum : sum + step.minutes), 0);
  return plusMillis(latest, -minutes * MINUTE_MS);
}

/** Late is what is handed over after the latest instant that was promised. */
function resultOf({ end }: DayOrder, { latest }: DeliveryPromise, handedOver: Instant | null): ReplayResult {
  if (end.type !== "handedOver") return end.type;
  return handedOver !== null && handedOver > latest ? "late" : "onTime";
}

function minutesOf({ trace }: DeliveryPromise, key: PromiseTraceStep["key"]): number {
  return trace.find((step) => step.key === key)?.minutes ?? 0;
}

function withOrder(
  taken: readonly SlotLoad[],
  { subtotal }: DayOrder,
  promise: DeliveryPromise,
): readonly SlotLoad[] {
  const start = slotOfPromise(promise);
  const load = taken.find((one) => one.start === start);
  const others = taken.filter((one) => one !== load);
  if (load === undefined) return [...others, { start, orders: 1, value: subtotal }];
  return [...others, { start, orders: load.orders + 1, value: add(load.value, subtotal) }];
}
