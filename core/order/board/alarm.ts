import type { OrderId } from "#core/kernel/id.ts";
import { toMillis } from "#core/time/instant.ts";
import { isUnanswered } from "../lifecycle/order-stages.ts";
import type { Order } from "../order.ts";

/** An order that was opened and not accepted rings again this often, in milliseconds (BOARD-6). */
export const RING_AGAIN_MS = 15_000;
/** From this age on an unaccepted order calls every screen of the organization, in milliseconds (BOARD-6). */
export const ESCALATION_MS = 180_000;

/** How loud unaccepted orders are; an order that is not pending is silent, also after a reload. */
export type AlarmLevel = "silent" | "ringing" | "looping" | "escalated";

/**
 * The loudest of the pending orders: three minutes old calls everybody, not opened loops, opened rings from time to
 * time. `now` is in device milliseconds.
 */
export function alarmLevel(
  orders: readonly Pick<Order, "id" | "status" | "placedAt">[],
  openedIds: readonly OrderId[],
  now: number,
): AlarmLevel {
  const pending = orders.filter(({ status }) => isUnanswered(status));
  if (pending.some(({ placedAt }) => now - toMillis(placedAt) >= ESCALATION_MS)) return "escalated";
  if (pending.some(({ id }) => !openedIds.includes(id))) return "looping";
  return pending.length > 0 ? "ringing" : "silent";
}
