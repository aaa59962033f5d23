import type { Instant } from "#core/time/instant.ts";
import { moveOrder, type MovableOrder } from "./move-order.ts";
import type { Mover, OrderFacts } from "./order-facts.ts";
import { ORDER_MOVES } from "./order-moves.ts";
import { DELAY_MINUTES, READY_MINUTES } from "./order-rules.ts";
import type { OrderEventType } from "./order-status.ts";
import { smallestChange } from "../line-change/line-change.ts";
import type { AskedMove } from "../order.ports.ts";

/** The moves that the machine allows this mover now; asks the machine itself, each time with the least that is well formed. */
export function allowedEvents(order: MovableOrder, mover: Mover, now: Instant): readonly OrderEventType[] {
  return ORDER_MOVES.filter(
    (event) => moveOrder(order, minimalTransition(event, order.facts), mover, now).ok,
  );
}

function minimalTransition(event: OrderEventType, { version, sale }: OrderFacts): AskedMove {
  if (event === "accept") return { event, version, readyInMinutes: READY_MINUTES.min };
  if (event === "delay") return { event, version, minutes: DELAY_MINUTES[0] };
  if (event === "propose_change") return { event, version, proposal: smallestChange(sale.lines) ?? [] };
  if (event === "answer_change") return { event, version, agrees: false };
  if (event === "assign") return { event, version, courier: { type: "none" } };
  if (event === "reject" || event === "cancel") return { event, version, reason: "customer_request" };
  if (event === "complain")
    return { event, version, complaint: { problem: "other", itemIds: [], text: "..." } };
  if (event === "resolve") return { event, version, resolution: { type: "refuse" }, text: "..." };
  return { event, version };
}
