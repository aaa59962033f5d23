import { describe, expect, it } from "vitest";
import type { OrderBoardEmitted } from "#core/order/board/order-board-events.ts";
import { selectUndoables } from "#core/order/board/board-columns.selectors.ts";
import { selectBoardOrder } from "#core/order/board/order-board.selectors.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { flush } from "#tests/support/patience.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import type { TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { ORDER, simulateBoard as start } from "./simulated-board.ts";

const listsRead = ({ callLog }: TestBackend): number =>
  callLog.log.filter((call) => call === "operations.listOpen").length;
const moved = (emitted: readonly OrderBoardEmitted[]): readonly string[] =>
  emitted.flatMap((event) => (event.type === "orderBoard.orderMoved" ? [event.order.status] : []));

describe("moves on the order board", () => {
  it("tells of a move that is final from the start", async () => {
    const { backend, actor, emitted } = await start();
    backend.kitchen.place(aStaffOrder({ status: "accepted" }));
    await flush();
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "start" } });
    await flush();
    expect(moved(emitted)).toEqual(["preparing"]);
    expect(selectUndoables(actor.getSnapshot())).toEqual([]);
  });

  it("emits that an answer could not be taken back", async () => {
    const { backend, actor, emitted } = await start();
    backend.kitchen.place(aStaffOrder());
    await flush();
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "accept", readyInMinutes: 20 } });
    await flush();
    backend.callLog.failNext("operations.move", UNREACHABLE);
    actor.send({ type: "orderBoard.undo", orderId: ORDER });
    await flush();
    expect(emitted.at(-1)).toEqual({ type: "orderBoard.moveFailed", orderId: ORDER, error: UNREACHABLE });
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("accepted");
  });

  it("reads the list once more when something happened while it was being read", async () => {
    const { backend, actor } = await start();
    backend.callLog.hold("operations.listOpen");
    actor.send({ type: "orderBoard.refresh" });
    await flush();
    const before = listsRead(backend);
    backend.kitchen.place(aStaffOrder());
    backend.callLog.release("operations.listOpen");
    backend.callLog.held[0]?.release();
    await flush();
    expect(listsRead(backend)).toBe(before + 1);
  });
});
