import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import { connectOrderBoard } from "#core/order/board/connect-order-board.ts";
import type { OrderBoardEmitted } from "#core/order/board/order-board-events.ts";
import { orderMoveMachine } from "#core/order/board/order-move.machine.ts";
import { orderBoardMachine } from "#core/order/board/order-board.machine.ts";
import {
  selectAlarm,
  selectBoard,
  selectBoardOrder,
  selectIsBoardStale,
  selectIsSessionLost,
  selectIsSoundArmed,
  selectIsUndoable,
} from "#core/order/board/order-board.selectors.ts";
import { idOf } from "#tests/support/builders/id.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { flush } from "#tests/support/flush.ts";
import { refused } from "#tests/support/headless/in-memory-cart.ts";
import {
  createWorld,
  UNAUTHENTICATED,
  UNREACHABLE,
  type World,
} from "#tests/support/headless/in-memory-ports.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const ORDER = idOf<OrderId>("order");

interface Running {
  readonly world: World;
  readonly actor: Actor<typeof orderBoardMachine>;
  readonly facts: OrderBoardEmitted[];
  pass(millis: number): Promise<void>;
}

async function open(world = createWorld()): Promise<Running> {
  const actor = createActor(connectOrderBoard(world.ports), {
    clock: world.timers,
    inspect: visits.inspect,
    input: { organizationId: idOf<OrganizationId>("bistro"), now: world.ports.clock.millis() },
  });
  const facts: OrderBoardEmitted[] = [];
  actor.on("*", (fact) => void facts.push(fact));
  actor.start();
  await flush();
  const pass = async (millis: number): Promise<void> => {
    for (let step = 0; step < millis; step += 1000) {
      world.timers.increment(Math.min(1000, millis - step));
      await flush();
    }
  };
  return { world, actor, facts, pass };
}

const beat = (world: World): void => world.kitchen.listeners.forEach((listener) => listener.beat());

describe("the order board", () => {
  it("shows an order as soon as the stream tells of it and rings from second 0 until it is opened", async () => {
    const { world, actor, facts } = await open();
    world.kitchen.place(aStaffOrder());
    await flush();
    expect(selectBoard(actor.getSnapshot()).map(({ id }) => id)).toEqual([ORDER]);
    expect(facts.map(({ type }) => type)).toEqual(["orderBoard.orderArrived"]);
    expect([selectAlarm(actor.getSnapshot()), world.noises]).toEqual(["looping", ["loop"]]);
    actor.send({ type: "orderBoard.open", orderId: ORDER });
    expect([selectAlarm(actor.getSnapshot()), world.noises]).toEqual([
      "ringing",
      ["loop", "silence", "ring"],
    ]);
  });

  it("rings again every 15 s while the opened order is not accepted, and calls everybody after 3 min", async () => {
    const { world, actor, pass } = await open();
    world.kitchen.place(aStaffOrder());
    await flush();
    actor.send({ type: "orderBoard.open", orderId: ORDER });
    actor.send({ type: "orderBoard.close" });
    world.noises.length = 0;
    for (let seconds = 0; seconds < 175; seconds += 5) {
      await pass(5000);
      beat(world);
    }
    expect(world.noises.filter((noise) => noise === "ring")).toHaveLength(11);
    await pass(5000);
    expect(selectAlarm(actor.getSnapshot())).toBe("escalated");
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "accept", readyInMinutes: 20 } });
    expect([selectAlarm(actor.getSnapshot()), world.noises.at(-1)]).toEqual(["silent", "silence"]);
  });

  it("is silent about orders that were accepted before a reload", async () => {
    const world = createWorld();
    world.kitchen.place(aStaffOrder({ status: "accepted" }));
    const { actor } = await open(world);
    expect(selectAlarm(actor.getSnapshot())).toBe("silent");
    expect(world.noises).toEqual([]);
  });

  it("shows a move at once and takes an accept back within ten seconds", async () => {
    const { world, actor, pass } = await open();
    world.kitchen.place(aStaffOrder());
    await flush();
    world.callLog.hold("operations.move");
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "accept", readyInMinutes: 20 } });
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("accepted");
    await flush();
    world.callLog.release("operations.move");
    world.callLog.held[0]?.release();
    await flush();
    expect(selectIsUndoable(actor.getSnapshot(), ORDER)).toBe(true);
    await pass(9000);
    actor.send({ type: "orderBoard.undo", orderId: ORDER });
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("pending");
    await flush();
    expect(world.kitchen.orders.get(ORDER)?.status).toBe("pending");
  });

  it("keeps a rejected order on the board until it can no longer be taken back", async () => {
    const { world, actor, pass } = await open();
    world.kitchen.place(aStaffOrder());
    await flush();
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "reject", reason: "too_busy" } });
    await flush();
    await pass(9000);
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("rejected");
    await pass(1000);
    expect(selectBoard(actor.getSnapshot())).toEqual([]);
  });

  it("tells a refused move and shows the order as it is", async () => {
    const { world, actor, facts } = await open();
    world.kitchen.place(aStaffOrder());
    await flush();
    world.callLog.failNext("operations.move", refused("order.version_conflict"));
    actor.send({ type: "orderBoard.move", orderId: ORDER, move: { event: "accept", readyInMinutes: 20 } });
    await flush();
    expect(facts.at(-1)?.type).toBe("orderBoard.moveFailed");
    expect(selectBoardOrder(actor.getSnapshot(), ORDER)?.status).toBe("pending");
  });

  it("turns red after 25 s without a sign of life and reads the list every 5 s until the stream is back", async () => {
    const { world, actor, pass } = await open();
    await pass(20_000);
    beat(world);
    await pass(24_000);
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(false);
    await pass(1000);
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(true);
    const before = world.callLog.log.length;
    await pass(10_000);
    expect(world.callLog.log.length - before).toBe(2);
    beat(world);
    await flush();
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(false);
  });

  it("keeps the last list, in red, while the list cannot be read", async () => {
    const { world, actor, pass } = await open();
    world.kitchen.place(aStaffOrder());
    await flush();
    world.callLog.failNext("operations.listOpen", UNREACHABLE);
    actor.send({ type: "orderBoard.refresh" });
    await flush();
    expect([selectIsBoardStale(actor.getSnapshot()), selectBoard(actor.getSnapshot()).length]).toEqual([
      true,
      1,
    ]);
    await pass(5000);
    expect(selectIsBoardStale(actor.getSnapshot())).toBe(false);
  });

  it("says that no orders are received before it signs out", async () => {
    const { world, actor, facts, pass } = await open();
    world.callLog.failNext("operations.listOpen", UNAUTHENTICATED);
    actor.send({ type: "orderBoard.refresh" });
    await flush();
    expect(selectIsSessionLost(actor.getSnapshot())).toBe(true);
    expect(facts).toEqual([]);
    await pass(10_000);
    expect(facts).toEqual([{ type: "orderBoard.sessionLost" }]);
  });

  it("asks for sound and then plays what was silent", async () => {
    const world = createWorld();
    world.isSoundAllowed = false;
    const { actor } = await open(world);
    expect(selectIsSoundArmed(actor.getSnapshot())).toBe(false);
    world.kitchen.place(aStaffOrder());
    await flush();
    world.noises.length = 0;
    actor.send({ type: "orderBoard.armSound" });
    await flush();
    expect([selectIsSoundArmed(actor.getSnapshot()), world.noises]).toEqual([true, ["loop"]]);
  });

  it("visits every state of its diagram, and so do its moves", () => {
    expect(visits.missing(orderBoardMachine)).toEqual([]);
    expect(visits.missing(orderMoveMachine)).toEqual([]);
  });
});
