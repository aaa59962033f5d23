import { transition } from "xstate";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Mover, OrderEvent, OrderFacts } from "./order-facts.ts";
import { effectsOf, type OrderEffect } from "./order-moves.ts";
import { orderMachine } from "./order.machine.ts";
import { transitionProblems, type TransitionProblems } from "./order-transition-fields.ts";
import type { OrderMoveType, OrderStatus } from "./order-status.ts";
import type { AskedMove } from "../order.ports.ts";
import type { ComplaintDraft, Resolution } from "../complaint/complaint.ts";
import type { Sale } from "../complaint/sale.ts";
import { lineMoveOf, type LineMove } from "../line-change/change-sale.ts";
import type { CourierChoice } from "../run/courier-choice.ts";
import type { RejectReason } from "./reject-reason.ts";
import { UNANSWERED_REASON } from "./unanswered.ts";

/** A move that the machine allows: one event row, and the order after it. */
export interface OrderMove {
  readonly event: OrderMoveType;
  readonly at: Instant;
  readonly mover: Mover;
  readonly reason: RejectReason | null;
  readonly text: string | null;
  readonly minutes: number | null;
  /** Who brings it from now on; null leaves that as it was. */
  readonly courier: CourierChoice | null;
  readonly complaint: ComplaintDraft | null;
  readonly resolution: Resolution | null;
  /** What it did to a change of the order's lines; null is nothing. */
  readonly lineMove: LineMove | null;
  /** Complaints and payment after it. */
  readonly sale: Pick<Sale, "complaints" | "payment">;
  readonly status: OrderStatus;
  readonly version: number;
  readonly promisedAt: Instant | null;
  readonly answerBy: Instant;
  readonly effects: readonly OrderEffect[];
}

/** Why an order is not moved. Fields hold message keys. */
export type OrderRefusal =
  | { readonly key: "order.version_conflict" }
  | { readonly key: "order.transition_not_allowed" }
  | {
      readonly key: "validation.failed";
      readonly fields: TransitionProblems;
    };

/** An order as its moves are decided. */
export interface MovableOrder {
  readonly status: OrderStatus;
  readonly facts: OrderFacts;
}

/**
 * Moves an order as the machine does. A stale version is named before anything else, then malformed fields, then a
 * move that the status, the mover or the time does not allow (ORDER-1).
 */
export function moveOrder(
  order: MovableOrder,
  asked: AskedMove,
  mover: Mover,
  now: Instant,
): Result<OrderMove, OrderRefusal> {
  const { event } = asked;
  if (asked.version !== order.facts.version) return err({ key: "order.version_conflict" });
  const { lines } = order.facts.sale;
  const fields = transitionProblems(asked, mover.actor, lines);
  if (Object.keys(fields).length > 0) return err({ key: "validation.failed", fields });
  if (event === "place") return err({ key: "order.transition_not_allowed" });
  const orderEvent = toOrderEvent(asked, event, mover, now);
  const before = orderMachine.resolveState({ value: order.status, context: order.facts });
  const [after, actions] = transition(orderMachine, before, orderEvent);
  if (after.context.version === order.facts.version) return err({ key: "order.transition_not_allowed" });
  const { sale } = after.context;
  const named = new Set(actions.map(({ type }) => type));
  return ok({
    event,
    at: now,
    mover,
    reason: event === "expire" ? UNANSWERED_REASON : "reason" in orderEvent ? orderEvent.reason : null,
    text: "text" in orderEvent ? trimmed(orderEvent.text) : null,
    minutes:
      orderEvent.type === "order.accept"
        ? orderEvent.readyInMinutes
        : orderEvent.type === "order.delay"
          ? orderEvent.minutes
          : null,
    courier: orderEvent.type === "order.assign" ? orderEvent.courier : null,
    complaint: orderEvent.type === "order.complain" ? orderEvent.complaint : null,
    resolution: orderEvent.type === "order.resolve" ? (sale.complaints.at(-1)?.resolution ?? null) : null,
    lineMove: lineMoveOf(order.facts.sale, sale),
    sale: { complaints: sale.complaints, payment: sale.payment },
    status: after.value,
    version: after.context.version,
    promisedAt: after.context.promisedAt,
    answerBy: after.context.answerBy,
    effects: effectsOf(event, now).filter(({ type }) => named.has(type)),
  });
}

function toOrderEvent(asked: AskedMove, event: OrderMoveType, mover: Mover, now: Instant): OrderEvent {
  const common = { version: asked.version, mover, now };
  const reasoned = { reason: asked.reason ?? null, text: asked.text ?? null };
  switch (event) {
    case "accept":
      return { type: "order.accept", ...common, readyInMinutes: asked.readyInMinutes ?? null };
    case "delay":
      return { type: "order.delay", ...common, minutes: asked.minutes ?? null };
    case "propose_change":
      return {
        type: "order.propose_change",
        ...common,
        proposal: asked.proposal ?? null,
        text: trimmed(asked.text ?? null),
      };
    case "answer_change":
      return { type: "order.answer_change", ...common, agrees: asked.agrees ?? null };
    case "assign":
      return { type: "order.assign", ...common, courier: asked.courier ?? null };
    case "complain":
      return { type: "order.complain", ...common, complaint: asked.complaint ?? null };
    case "resolve":
      return {
        type: "order.resolve",
        ...common,
        resolution: asked.resolution ?? null,
        text: trimmed(asked.text ?? null),
      };
    case "reject":
    case "cancel":
      return { type: `order.${event}`, ...common, ...reasoned };
    case "report":
      return { type: "order.report", ...common, text: reasoned.text };
    default:
      return { type: `order.${event}`, ...common };
  }
}

function trimmed(text: string | null): string | null {
  const words = (text ?? "").trim();
  return words === "" ? null : words;
}
