import { describe, expect, it, vi } from "vitest";
import type { OrderId } from "#core/kernel/id.ts";
import type { OrderBoardEmitted } from "#core/order/board/order-board-events.ts";
import { orderMoveMachine } from "#core/order/board/order-move.machine.ts";
import { orderBoardMachine } from "#core/order/board/order-board.machine.ts";
import { selectEscalatedCount, selectUndoables } from "#core/order/board/board-columns.selectors.ts";
import {
  selectBoard,
  selectBoardOrder,
  selectDetailError,
  selectIsBoardStale,
  selectIsSessionLost,
  selectIsSoundArmed,
  selectOpenOrderId,
} from "#core/order/board/order-board.selectors.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { flush } from "#tests/support/patience.ts";
import { refused, UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { beat, ORDER, simulateBoard as start, visits } from "./simulated-board.ts";

const listsRead = ({ callLog }: TestBackend): number =>
  callLog.log.filter((call) => call === "operations.listOpen").length;
const moved = (emitted: readonly OrderBoardEmitted[]): readonly string[] =>
  emitted.flatMap((event) => (event.type === "orderBoard.orderMoved" ? [event.order.status] : []));

describe("the order board", () => {
  it("shows an order as soon as the stream announces it and rings from second 0 until it is opened", async () => {
    const { backend, actor, emitted } = await start();
    backend.kitchen.place(aStaffOrder());
    await flush();
    expect(selectBoard(actor.getSnapshot()).map(({ id }) => id)).toEqual([ORDER]);
    expect(emitted.map(({ type }) => type)).toEqual(["orderBoard.orderArrived"]);
    expect(backend.noises).toEqual(["loop"]);
    actor.send({ type: "orderBoard.open", orderId: ORDER });
    expect(backend.noises).toEqual(["loop", "silence", "ring"]);
  });

  it("follows the stream from the number of its first list on, so that nothing falls between the two", async () => {
    const backend = createTestBackend();
    backend.kitchen.place(aStaffOrder());
    backend.callLog.hold("operations.listOpen");
    const follow = vi.spyOn(backend.kitchen.ports.streams, "followOrganization");
    await start(backend);
    expect(follow).not.toHaveBeenCalled();
    backend.callLog.held[0]?.release();
    await flush();
    expect(follow).toHaveBeenCalledExactlyOnceWith(idOf("bistro"), 1, expect.anything());
  });

  it("rings again every 15 s while the opened order is not accepted, and calls everybody after 3 min", async () => {
    const { backend, actor, pass } = await start();
    backend.kitchen.place(aStaffOrder());
    await flush();
    actor.send({ type: "orderBoard.open", orderId: ORDER });
    expect(selectOpenOrderId(actor.getSnapshot())).toBe(ORDER);
    actor.send({ type: "orderBoard.close" });
    expect(selectOpenOrderId(actor.getSnapshot())).toBeNull();
    backend.noises.length = 0;
    for (let seconds = 0; seconds < 175; seconds += 5) {
      await pass(5000);
      beat(backend);
    }
    expect(backend.noises.filter((noise) => noise === "ring")).toHaveLength(11);
    await pass(5000);
    expect(selectEscalatedCount(actor.getSnapshot())).toBe(1);
    expect(backend.noises.at(-1)).toBe("loop");
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "accept", readyInMinutes: 20 } });
    expect(backend.noises.at(-1)).toBe("silence");
  });

  it("is silent about orders that were accepted before a reload", async () => {
    const backend = createTestBackend();
    backend.kitchen.place(aStaffOrder({ status: "accepted" }));
    await start(backend);
    expect(backend.noises).toEqual([]);
  });

  it("shows a move at once and undoes an acceptance within ten seconds (BOARD-4)", async () => {
    const { backend, actor, emitted, pass } = await start();
    backend.kitchen.place(aStaffOrder());
    await flush();
    backend.callLog.hold("operations.move");
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "accept", readyInMinutes: 20 } });
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("accepted");
    await flush();
    backend.callLog.release("operations.move");
    backend.callLog.held[0]?.release();
    await flush();
    expect(selectUndoables(actor.getSnapshot()).map(({ orderId }) => orderId)).toEqual([ORDER]);
    await pass(9000);
    actor.send({ type: "orderBoard.undo", orderId: ORDER });
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("pending");
    await flush();
    expect(backend.kitchen.orders.get(ORDER)?.status).toBe("pending");
    expect(moved(emitted)).toEqual(["accepted", "pending"]);
  });

  it("keeps a rejected order on the board until it can no longer be undone", async () => {
    const { backend, actor, pass } = await start();
    backend.kitchen.place(aStaffOrder());
    await flush();
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "reject", reason: "too_busy" } });
    await flush();
    await pass(9000);
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("rejected");
    await pass(1000);
    expect(selectBoard(actor.getSnapshot())).toEqual([]);
  });

  it("emits a refused move and shows the order as it is", async () => {
    const { backend, actor, emitted } = await start();
    backend.kitchen.place(aStaffOrder());
    await flush();
    backend.callLog.failNext("operations.move", refused("order.version_conflict"));
    const before = listsRead(backend);
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "accept", readyInMinutes: 20 } });
    await flush();
    expect(emitted.at(-1)?.type).toBe("orderBoard.moveFailed");
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("pending");
    expect(listsRead(backend)).toBe(before + 1);
  });

  it("shows an order that is over by itself, moves it, and follows what others do to it (BOARD-19)", async () => {
    const { backend, actor, pass } = await start();
    backend.kitchen.place(aStaffOrder({ status: "rejected" }));
    const shown = () => selectBoardOrder(actor.getSnapshot(), ORDER);
    actor.send({ type: "orderBoard.show", orderId: ORDER });
    await flush();
    expect([selectBoard(actor.getSnapshot()).length, shown()?.status]).toEqual([0, "rejected"]);
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "reopen" } });
    expect(shown()?.status).toBe("pending");
    await flush();
    expect(backend.noises.at(-1)).toBe("ring");
    backend.kitchen.move(ORDER, "accept");
    await flush();
    expect(shown()?.status).toBe("accepted");
    actor.send({ type: "orderBoard.hide" });
    backend.kitchen.move(ORDER, "cancel");
    await pass(1000);
    expect(shown()).toBe(null);
  });

  it("reads the shown order again only for what happened to it, and when it is asked to", async () => {
    const { backend, actor } = await start();
    const other = idOf<OrderId>("other");
    backend.kitchen.place(aStaffOrder({ status: "fulfilled" }));
    backend.kitchen.place(aStaffOrder({ id: other }));
    await flush();
    backend.callLog.failNext("operations.load", UNREACHABLE);
    actor.send({ type: "orderBoard.show", orderId: ORDER });
    await flush();
    expect(selectDetailError(actor.getSnapshot())?.tag).toBe("Unreachable");
    actor.send({ type: "orderBoard.retryDetail" });
    await flush();
    const reads = () => backend.callLog.log.filter((call) => call === "operations.load").length;
    expect(reads()).toBe(2);
    backend.kitchen.move(other, "accept");
    await flush();
    expect(reads()).toBe(2);
  });

  it("turns red after 25 s without a sign of life and reads the list every 5 s until the stream is back", async () => {
    const { backend, actor, pass } = await start();
    await pass(20_000);
    beat(backend);
    await pass(24_000);
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(false);
    await pass(1000);
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(true);
    const before = backend.callLog.log.length;
    await pass(10_000);
    expect(backend.callLog.log.length - before).toBe(2);
    beat(backend);
    await flush();
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(false);
  });

  it("shows an order whose event got lost within 60 s, while the stream beats on", async () => {
    const { backend, actor, emitted, pass } = await start();
    const listeners = [...backend.kitchen.listeners];
    backend.kitchen.listeners.clear();
    backend.kitchen.place(aStaffOrder());
    listeners.forEach((listener) => backend.kitchen.listeners.add(listener));
    for (let seconds = 0; seconds < 55; seconds += 5) {
      await pass(5000);
      beat(backend);
    }
    expect(selectBoard(actor.getSnapshot())).toEqual([]);
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(false);
    await pass(5000);
    expect(selectBoard(actor.getSnapshot()).map(({ id }) => id)).toEqual([ORDER]);
    expect(emitted.map(({ type }) => type)).toEqual(["orderBoard.orderArrived"]);
    expect(backend.noises).toEqual(["loop"]);
  });

  it("keeps the last list, in red, while the list cannot be read", async () => {
    const { backend, actor, emitted, pass } = await start();
    backend.kitchen.place(aStaffOrder());
    await flush();
    backend.callLog.failNext("operations.listOpen", UNREACHABLE);
    actor.send({ type: "orderBoard.refresh" });
    await flush();
    expect(emitted).toContainEqual({ type: "orderBoard.failed", error: UNREACHABLE });
    expect([selectIsBoardStale(actor.getSnapshot()), selectBoard(actor.getSnapshot()).length]).toEqual([
      true,
      1,
    ]);
    await pass(5000);
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(false);
  });

  it("emits that no orders are received before it signs out (BOARD-9)", async () => {
    const { backend, actor, emitted, pass } = await start();
    backend.callLog.failNext("operations.listOpen", UNAUTHENTICATED);
    actor.send({ type: "orderBoard.refresh" });
    await flush();
    expect(selectIsSessionLost(actor.getSnapshot())).toBe(true);
    expect(emitted).toEqual([]);
    await pass(10_000);
    expect(emitted).toEqual([{ type: "orderBoard.sessionLost" }]);
  });

  it("asks for sound and then plays what was silent (BOARD-7)", async () => {
    const backend = createTestBackend();
    backend.isSoundAllowed = false;
    const { actor } = await start(backend);
    expect(selectIsSoundArmed(actor.getSnapshot())).toBe(false);
    backend.kitchen.place(aStaffOrder());
    await flush();
    backend.noises.length = 0;
    actor.send({ type: "orderBoard.armSound" });
    await flush();
    expect([selectIsSoundArmed(actor.getSnapshot()), backend.noises]).toEqual([true, ["loop"]]);
  });

  it("visits every state of its diagram, and so do its moves", () => {
    expect(visits.missing(orderBoardMachine)).toEqual([]);
    expect(visits.missing(orderMoveMachine)).toEqual([]);
  });
});
