import { transition } from "xstate";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Mover, OrderAsk, OrderFacts } from "./order-facts.ts";
import { eventOf, orderMachine } from "./order.machine.ts";
import { transitionProblems, type TransitionField } from "./order-transition-fields.ts";
import type { OrderEventType, OrderStatus } from "./order-status.ts";
import type { OrderTransition } from "./orders.ports.ts";
import type { RejectReason } from "./reject-reason.ts";

/** What a move brings about beside the new status. `due` may lie 10 s ahead: until then undo takes it back. */
export type OrderEffect =
  | { readonly type: "tellCustomer" | "releaseHolds"; readonly due: Instant }
  /** What waits for its due time happens now: the next move is here. */
  | { readonly type: "hurryNews" }
  /** What waits for its due time is forgotten. */
  | { readonly type: "recallNews" }
  | { readonly type: "raiseAlarm" | "takeHolds" | "captureHolds" | "earnPoints" | "confirmPayment" };

/** A move that the machine allows: one event row, and the order after it. */
export interface OrderMove {
  readonly event: OrderEventType;
  readonly at: Instant;
  readonly mover: Mover;
  readonly reason: RejectReason | null;
  readonly text: string | null;
  readonly minutes: number | null;
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
      readonly fields: Readonly<Partial<Record<TransitionField, string>>>;
    };

/** An order as its moves are decided. */
export interface MovableOrder {
  readonly status: OrderStatus;
  readonly facts: OrderFacts;
}

/**
 * Moves an order as the machine does. A stale version is named before anything else, then malformed fields, then a
 * move that the status, the mover or the time does not allow (product §3).
 */
export function moveOrder(
  order: MovableOrder,
  asked: OrderTransition,
  mover: Mover,
  now: Instant,
): Result<OrderMove, OrderRefusal> {
  if (asked.version !== order.facts.version) return err({ key: "order.version_conflict" });
  const fields = transitionProblems(asked, mover);
  if (Object.keys(fields).length > 0) return err({ key: "validation.failed", fields });
  const ask = toAsk(asked, mover, now);
  if (ask === null) return err({ key: "order.transition_not_allowed" });
  const before = orderMachine.resolveState({ value: order.status, context: order.facts });
  const [after, actions] = transition(orderMachine, before, ask);
  if (after.context.version === order.facts.version) return err({ key: "order.transition_not_allowed" });
  const expired = ask.type === "order.expire";
  return ok({
    event: eventOf(ask),
    at: now,
    mover,
    reason: expired ? "not_answered" : "reason" in ask ? ask.reason : null,
    text: "text" in ask ? trimmed(ask.text) : null,
    minutes:
      ask.type === "order.accept" ? ask.readyInMinutes : ask.type === "order.delay" ? ask.minutes : null,
    status: after.value,
    version: after.context.version,
    promisedAt: after.context.promisedAt,
    answerBy: after.context.answerBy,
    effects: actions.flatMap((action) => toEffect(action.type, action.params)),
  });
}

function toAsk(asked: OrderTransition, mover: Mover, now: Instant): OrderAsk | null {
  const basis = { version: asked.version, mover, now };
  const reasoned = { reason: asked.reason ?? null, text: asked.text ?? null };
  switch (asked.event) {
    case "accept":
      return { type: "order.accept", ...basis, readyInMinutes: asked.readyInMinutes ?? null };
    case "reject":
      return { type: "order.reject", ...basis, ...reasoned };
    case "delay":
      return { type: "order.delay", ...basis, minutes: asked.minutes ?? null };
    case "cancel":
      return { type: "order.cancel", ...basis, ...reasoned };
    case "place":
      return null;
    default:
      return { type: `order.${asked.event}`, ...basis };
  }
}

function toEffect(type: string, params: unknown): readonly OrderEffect[] {
  switch (type) {
    case "tellCustomer":
    case "releaseHolds":
      return isDue(params) ? [{ type, due: params.due }] : [];
    case "hurryNews":
    case "recallNews":
    case "raiseAlarm":
    case "takeHolds":
    case "captureHolds":
    case "earnPoints":
    case "confirmPayment":
      return [{ type }];
    default:
      return [];
  }
}

function isDue(params: unknown): params is { readonly due: Instant } {
  return typeof params === "object" && params !== null && "due" in params;
}

function trimmed(text: string | null): string | null {
  const words = (text ?? "").trim();
  return words === "" ? null : words;
}
