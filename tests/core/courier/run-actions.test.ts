import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AppError } from "#core/errors/app-error.ts";
import { foreseenStatus, isWorthRepeating, offeredActions, runStage } from "#core/courier/run-actions.ts";
import { moveOfAction, type CourierActionType } from "#core/order/lifecycle/courier-action.ts";
import { movesOf } from "#core/order/lifecycle/order-moves.ts";
import { isTerminal } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_STATUSES, type OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { NOT_FOUND, UNREACHABLE } from "#tests/support/headless/call-log.ts";

const run = (status: OrderStatus, hasArrived = false) => ({ status, hasArrived });

describe("what a courier may tap", () => {
  it("is the next step, and a problem until the end", () => {
    expect(offeredActions(run("preparing"), [])).toEqual(["problem"]);
    expect(offeredActions(run("ready"), [])).toEqual(["picked_up", "problem"]);
    expect(offeredActions(run("out_for_delivery"), [])).toEqual(["arrived", "delivered", "problem"]);
    expect(offeredActions(run("out_for_delivery", true), [])).toEqual(["delivered", "problem"]);
    expect(offeredActions(run("fulfilled"), [])).toEqual([]);
    expect(offeredActions(run("cancelled"), [])).toEqual([]);
  });

  it("follows from what waits to be sent as from what was done (COURIER-8)", () => {
    const waiting = [{ type: "picked_up" }] as const;
    expect(runStage(run("ready"), waiting)).toBe("underway");
    expect(runStage(run("ready"), [...waiting, { type: "arrived" }])).toBe("arrived");
    expect(foreseenStatus(run("ready"), [...waiting, { type: "delivered" }])).toBe("fulfilled");
    expect(runStage(run("ready"), [...waiting, { type: "delivered" }])).toBe("over");
  });

  it("is a move that the lifecycle allows them in the status foreseen, whatever they tapped before", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATUSES),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 6 }),
        (status, hasArrived, taps) => {
          const waiting: { readonly type: CourierActionType }[] = [];
          for (const tap of taps) {
            const offered = offeredActions(run(status, hasArrived), waiting);
            const type = offered[tap % Math.max(1, offered.length)];
            if (type === undefined) continue;
            const before = foreseenStatus(run(status, hasArrived), waiting);
            expect(movesOf("courier", before)).toContain(moveOfAction(type, before));
            waiting.push({ type });
          }
          const steps = waiting.filter(({ type }) => type !== "problem").map(({ type }) => type);
          expect(new Set(steps).size).toBe(steps.length);
          const after = foreseenStatus(run(status, hasArrived), waiting);
          expect(offeredActions(run(status, hasArrived), waiting).length === 0).toBe(
            isTerminal(after) || after === "pending",
          );
        },
      ),
    );
  });
});

describe("an action that failed", () => {
  it("is sent again where it did not arrive or was overtaken, and not where it was refused (COURIER-9)", () => {
    const plain = { key: "x", message: null } as const;
    const unexpected = (status: number | null): AppError => ({ ...plain, tag: "Unexpected", status });
    const refusal = (key: string): AppError => ({ ...plain, tag: "Refused", status: 409, details: {}, key });
    const again: readonly AppError[] = [
      UNREACHABLE,
      { ...plain, tag: "TooManyRequests", retryAfterSeconds: 1 },
      { ...plain, tag: "CsrfMismatch" },
      unexpected(503),
      unexpected(null),
      refusal("order.version_conflict"),
    ];
    const never: readonly AppError[] = [
      refusal("order.transition_not_allowed"),
      { ...plain, tag: "Invalid", fields: {}, details: {} },
      NOT_FOUND,
      unexpected(413),
    ];
    expect(again.map(isWorthRepeating)).toEqual(again.map(() => true));
    expect(never.map(isWorthRepeating)).toEqual(never.map(() => false));
  });
});
