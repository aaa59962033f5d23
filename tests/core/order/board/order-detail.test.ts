import { describe, expect, it } from "vitest";
import {
  selectBoard,
  selectBoardOrder,
  selectDetailError,
  selectIsSessionLost,
} from "#core/order/board/order-board.selectors.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { ORDER, simulateBoard } from "./simulated-board.ts";

describe("an order that is shown by itself", () => {
  it("forgets that it could not be read once it was", async () => {
    const { backend, actor } = await simulateBoard();
    backend.kitchen.place(aStaffOrder({ status: "fulfilled" }));
    backend.callLog.failNext("operations.load", UNREACHABLE);
    actor.send({ type: "orderBoard.show", orderId: ORDER });
    await flush();
    expect(selectDetailError(actor.getSnapshot())).toEqual(UNREACHABLE);
    actor.send({ type: "orderBoard.retryDetail" });
    await flush();
    expect(selectDetailError(actor.getSnapshot())).toBeNull();
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("fulfilled");
  });

  it("signs out, with notice, where reading it finds that the session has ended", async () => {
    const { backend, actor, emitted, pass } = await simulateBoard();
    backend.kitchen.place(aStaffOrder({ status: "fulfilled" }));
    backend.callLog.failNext("operations.load", UNAUTHENTICATED);
    actor.send({ type: "orderBoard.show", orderId: ORDER });
    await flush();
    expect(selectIsSessionLost(actor.getSnapshot())).toBe(true);
    await pass(10_000);
    expect(emitted.at(-1)).toEqual({ type: "orderBoard.sessionLost" });
  });

  it("is on the board again once it is reopened", async () => {
    const { backend, actor } = await simulateBoard();
    backend.kitchen.place(aStaffOrder({ status: "rejected" }));
    actor.send({ type: "orderBoard.show", orderId: ORDER });
    await flush();
    expect(selectBoard(actor.getSnapshot())).toEqual([]);
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "reopen" } });
    await flush();
    expect(selectBoard(actor.getSnapshot()).map(({ id }) => id)).toEqual([ORDER]);
  });
});
