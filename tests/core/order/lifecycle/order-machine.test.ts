import { getShortestPaths, getSimplePaths } from "@xstate/graph";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedEvents } from "#core/order/lifecycle/allowed-events.ts";
import { moveOrder } from "#core/order/lifecycle/move-order.ts";
import { ORDER_MOVES } from "#core/order/lifecycle/order-moves.ts";
import { statusAfter } from "#core/order/lifecycle/order-stages.ts";
import { orderMachine } from "#core/order/lifecycle/order.machine.ts";
import type { Sale } from "#core/order/complaint/sale.ts";
import type { OrderEventType } from "#core/order/lifecycle/order-status.ts";
import { plusMillis } from "#core/time/instant.ts";
import {
  anyMovableOrder,
  anyRequest,
  possibleEvents,
  MOVERS,
  A_CHANGE_SALE,
  A_COMPLAINT_SALE,
  A_SALE,
  AN_OVERDUE_SALE,
  HALF_PAST_NOON,
  orderFacts,
  request,
  STATUSES,
} from "#tests/core/order/order-cases.ts";

/** Who may do what from which status: e employee, m manager, o owner, k courier, c customer, s system; ORDER-3 to ORDER-12 as a table. */
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pending: {
    accept: "emos > accepted",
    reject: "emo > rejected",
    expire: "s > rejected",
    cancel: "c > cancelled",
  },
  accepted: {
    undo: "e > pending",
    delay: "emo > accepted",
    propose_change: "emo > accepted",
    answer_change: "c > accepted",
    settle_change: "s > accepted",
    assign: "emo > accepted",
    report: "k > accepted",
    start: "emo > preparing",
    ready: "emo > ready",
    cancel: "emo > cancelled",
  },
  preparing: {
    delay: "emo > preparing",
    propose_change: "emo > preparing",
    answer_change: "c > preparing",
    settle_change: "s > preparing",
    assign: "emo > preparing",
    report: "k > preparing",
    ready: "emo > ready",
    cancel: "emo > cancelled",
  },
  ready: {
    assign: "emo > ready",
    report: "k > ready",
    dispatch: "emok > out_for_delivery",
    complete: "emok > fulfilled",
    cancel: "mo > cancelled",
  },
  out_for_delivery: {
    assign: "emo > out_for_delivery",
    arrive: "k > out_for_delivery",
    report: "k > out_for_delivery",
    complete: "emok > fulfilled",
    cancel: "mo > cancelled",
    complain: "c > out_for_delivery",
    resolve: "mo > out_for_delivery",
  },
  fulfilled: { complain: "c > fulfilled", resolve: "mo > fulfilled" },
  rejected: { undo: "e > pending", reopen: "mo > pending" },
  cancelled: { reopen: "mo > pending", complain: "c > cancelled", resolve: "mo > cancelled" },
};

/** What a move needs of what was sold. */
const SALES: Readonly<Partial<Record<OrderEventType, Sale>>> = {
  answer_change: A_CHANGE_SALE,
  settle_change: AN_OVERDUE_SALE,
  resolve: A_COMPLAINT_SALE,
};

const LETTERS = [
  ["e", "employee"],
  ["m", "manager"],
  ["o", "owner"],
  ["k", "courier"],
  ["c", "customer"],
  ["s", "system"],
] as const;

describe("the order's lifecycle", () => {
  it("is the whole table, and no other move (ORDER-1)", () => {
    for (const status of STATUSES) {
      for (const event of ORDER_MOVES) {
        const [who = "", target] = (TABLE[status]?.[event] ?? "").split(" > ");
        for (const [letter, name] of LETTERS) {
          const isDone = event === "complete" && status === "ready";
          const facts = orderFacts({
            version: 3,
            fulfillmentMethod: isDone ? "pickup" : "delivery",
            answerBy: HALF_PAST_NOON,
            wasReady: true,
            sale: SALES[event] ?? A_SALE,
            promisedAt: plusMillis(HALF_PAST_NOON, 1_800_000),
            lastMove: {
              event: status === "rejected" ? "reject" : status === "cancelled" ? "cancel" : "accept",
              at: plusMillis(HALF_PAST_NOON, -5_000),
              moverId: "staff",
            },
          });
          const moved = moveOrder({ status, facts }, request(event, 3), MOVERS[name], HALF_PAST_NOON);
          const expected = who.includes(letter) ? target : "order.transition_not_allowed";
          expect([status, event, name, moved.ok ? moved.value.status : moved.error.key]).toEqual([
            status,
            event,
            name,
            expected,
          ]);
        }
      }
    }
  });

  it("reaches every status", () => {
    const paths = getShortestPaths(orderMachine, {
      input: orderFacts({ answerBy: HALF_PAST_NOON }),
      events: (snapshot) => [...possibleEvents(snapshot.context, HALF_PAST_NOON)],
      serializeState: (snapshot) => JSON.stringify(snapshot.value),
    });
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(STATUSES));
  });

  it("ends every path in a status of its diagram", () => {
    for (const fulfillmentMethod of ["pickup", "delivery"] as const) {
      const paths = getSimplePaths(orderMachine, {
        input: orderFacts({ answerBy: HALF_PAST_NOON, fulfillmentMethod }),
        events: (snapshot) => [...possibleEvents(snapshot.context, HALF_PAST_NOON)],
        serializeState: (snapshot) => JSON.stringify(snapshot.value),
      });
      const ends: ReadonlySet<string> = new Set(paths.map((path) => path.state.value));
      const foreign = fulfillmentMethod === "pickup" ? "out_for_delivery" : "none";
      expect(ends).toEqual(new Set(STATUSES.filter((status) => status !== foreign)));
    }
  });
});

describe("moveOrder", () => {
  it("raises the version by one and follows the table", () => {
    fc.assert(
      fc.property(
        anyMovableOrder().chain((order) => fc.tuple(fc.constant(order), anyRequest(order.facts.version))),
        fc.constantFrom(...Object.values(MOVERS)),
        ([order, asked], mover) => {
          const moved = moveOrder(order, asked, mover, HALF_PAST_NOON);
          fc.pre(moved.ok);
          expect([
            asked.version,
            moved.value.version,
            moved.value.status,
            TABLE[order.status]?.[asked.event]?.endsWith(`> ${moved.value.status}`),
          ]).toEqual([
            order.facts.version,
            order.facts.version + 1,
            statusAfter(asked.event, order.status),
            true,
          ]);
        },
      ),
    );
  });

  it("refuses a request for another version", () => {
    fc.assert(
      fc.property(
        anyMovableOrder().chain((order) => fc.tuple(fc.constant(order), anyRequest(order.facts.version))),
        fc.constantFrom(...Object.values(MOVERS)),
        ([order, asked], mover) => {
          fc.pre(asked.version !== order.facts.version);
          const moved = moveOrder(order, asked, mover, HALF_PAST_NOON);
          expect(moved).toEqual({ ok: false, error: { key: "order.version_conflict" } });
        },
      ),
    );
  });

  it("agrees with what allowedEvents promises (INVARIANT-7)", () => {
    fc.assert(
      fc.property(anyMovableOrder(), fc.constantFrom(...Object.values(MOVERS)), (order, mover) => {
        const allowed = allowedEvents(order, mover, HALF_PAST_NOON);
        for (const event of ORDER_MOVES) {
          const asked =
            event === "delay"
              ? { event, version: order.facts.version, minutes: 5 }
              : request(event, order.facts.version);
          expect(moveOrder(order, asked, mover, HALF_PAST_NOON).ok).toBe(allowed.includes(event));
        }
      }),
    );
  });
});
