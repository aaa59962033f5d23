import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Role } from "#core/account/employee.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ComplaintDraft, ResolutionChoice } from "../complaint/complaint.ts";
import type { Sale } from "../complaint/sale.ts";
import type { ProposedLine } from "../line-change/changed-lines.ts";
import type { CourierChoice } from "../run/courier-choice.ts";
import type { Order, OrderActor, OrderSource, TimelineEntry } from "../order.ts";
import { lastTurn } from "./last-turn.ts";
import { ORDER_LIFECYCLE } from "./order-lifecycle.ts";
import { FIRST_STATUS, isFoodReady } from "./order-stages.ts";
import type { OrderEventType } from "./order-status.ts";
import type { RejectReason } from "./reject-reason.ts";

/** Everything about an order that decides its moves, apart from its status. */
export interface OrderFacts {
  readonly version: number;
  readonly source: OrderSource;
  readonly fulfillmentMethod: FulfillmentMethod;
  /** Start of the wanted slot; null is as soon as possible. */
  readonly requestedFor: Instant | null;
  /** What the customer was promised at checkout. */
  readonly quotedFor: Instant;
  /** Minutes between kitchen and door, 0 at pickup. */
  readonly travelMinutes: number;
  readonly answerBy: Instant;
  readonly promisedAt: Instant | null;
  /** Minutes by which the promise was delayed since the order was accepted. */
  readonly delayedMinutes: number;
  /** Null until the first move after placing. */
  readonly lastMove: LastMove | null;
  /** Since when its status is what it is. */
  readonly statusSince: Instant;
  /** Whether its food was ready once, and it was not reopened since. */
  readonly wasReady: boolean;
  readonly sale: Sale;
}

/** The latest move of an order. */
export interface LastMove {
  readonly event: OrderEventType;
  readonly at: Instant;
  /** Who made it; null is the system, or unknown. */
  readonly moverId: string | null;
}

/** Who wants to move an order. Only staff has a role; an employee whose role is courier moves as courier. */
export interface Mover {
  readonly actor: OrderActor;
  readonly id: string | null;
  readonly role: Exclude<Role, "courier"> | null;
}

/** Moves without a person: expiry, auto-accept, and what time decides of a change. */
export const SYSTEM: Mover = { actor: "system", id: null, role: null };

/** The mover of an employee. */
export function staffMover(id: string, role: Role): Mover {
  return role === "courier" ? courierMover(id) : { actor: "staff", id, role };
}

/** The mover of a run; null is somebody outside. */
export function courierMover(id: string | null): Mover {
  return { actor: "courier", id, role: null };
}

/** The mover of a customer. */
export function customerMover(id: string): Mover {
  return { actor: "customer", id, role: null };
}

/** What every event of the machine carries: the version that was seen, the mover, and when. */
interface Asked {
  readonly version: number;
  readonly mover: Mover;
  readonly now: Instant;
}

/** A reason with its text. */
interface Reasoned {
  readonly reason: RejectReason | null;
  readonly text: string | null;
}

/** An event of the order machine; a missing value is null and refused there. */
export type OrderEvent = Asked &
  (
    | { readonly type: "order.accept"; readonly readyInMinutes: number | null }
    | ({ readonly type: "order.reject" } & Reasoned)
    | { readonly type: "order.expire" }
    | { readonly type: "order.undo" }
    | { readonly type: "order.delay"; readonly minutes: number | null }
    | {
        readonly type: "order.propose_change";
        readonly proposal: readonly ProposedLine[] | null;
        readonly text: string | null;
      }
    | { readonly type: "order.answer_change"; readonly agrees: boolean | null }
    | { readonly type: "order.settle_change" }
    | { readonly type: "order.assign"; readonly courier: CourierChoice | null }
    | { readonly type: "order.start" }
    | { readonly type: "order.ready" }
    | { readonly type: "order.dispatch" }
    | { readonly type: "order.arrive" }
    | { readonly type: "order.report"; readonly text: string | null }
    | { readonly type: "order.complete" }
    | ({ readonly type: "order.cancel" } & Reasoned)
    | { readonly type: "order.reopen" }
    | { readonly type: "order.complain"; readonly complaint: ComplaintDraft | null }
    | {
        readonly type: "order.resolve";
        readonly resolution: ResolutionChoice | null;
        readonly text: string | null;
      }
  );

/** Reads the facts from an order. The history that browsers get names no persons, so the last mover is a separate parameter. */
export function orderFactsOf(order: Order, lastMoverId: string | null): OrderFacts {
  const { lines, total, payment, complaints, pointsEarned, lineChanges, ifMissing } = order;
  const last = order.timeline.findLast((entry) => entry.event !== "place");
  return {
    version: order.version,
    source: order.source,
    fulfillmentMethod: order.fulfillmentMethod,
    requestedFor: order.requestedFor,
    quotedFor: order.requestedFor ?? order.promise.latest,
    travelMinutes: order.promise.trace.reduce(
      (sum, step) => (step.key === "zone" ? sum + step.minutes : sum),
      0,
    ),
    answerBy: order.answerBy,
    promisedAt: order.promisedAt,
    delayedMinutes: delayedMinutes(order.timeline),
    lastMove: last === undefined ? null : { event: last.event, at: last.at, moverId: lastMoverId },
    statusSince: lastTurn(order.timeline)?.at ?? order.placedAt,
    wasReady: wasReady(order.timeline),
    sale: { lines, total, payment, complaints, pointsEarned, lineChanges, ifMissing },
  };
}

function wasReady(timeline: readonly TimelineEntry[]): boolean {
  const begun = timeline.findLastIndex(({ event }) => ORDER_LIFECYCLE[event].to === FIRST_STATUS);
  return timeline.slice(begun + 1).some(({ event }) => isFoodReady(event));
}

function delayedMinutes(timeline: readonly TimelineEntry[]): number {
  let sum = 0;
  for (const { event, minutes } of timeline) {
    if (event === "accept") sum = 0;
    if (event === "delay") sum += minutes ?? 0;
  }
  return sum;
}
