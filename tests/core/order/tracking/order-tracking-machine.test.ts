import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import type { PricedCart } from "#core/cart/cart.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { connectOrderTracking } from "#core/order/tracking/connect-order-tracking.ts";
import { orderTrackingMachine } from "#core/order/tracking/order-tracking.machine.ts";
import { proposed } from "#core/order/line-change/change-sale.ts";
import {
  selectAnswerSeconds,
  selectIsOrderOffline,
  selectIsSaying,
  selectMayCancel,
  selectOrder,
  selectOrderError,
} from "#core/order/tracking/order-tracking.selectors.ts";
import type { Order } from "#core/order/order.ts";
import type { StreamListener } from "#core/order/order.ports.ts";
import type { TrackingEmitted } from "#core/order/tracking/tracking-events.ts";
import { A_CHANGE_SALE, A_PROPOSAL } from "#tests/core/order/order-cases.ts";
import { aCart } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { anOrder, aStaffOrder } from "#tests/support/builders/order.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { NOT_FOUND, refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const ORDER = idOf<OrderId>("order");

interface Running {
  readonly backend: TestBackend;
  readonly actor: Actor<typeof orderTrackingMachine>;
  readonly emitted: TrackingEmitted[];
  pass(millis: number): Promise<void>;
}

async function start(backend = backendWithOrder(), order: Order | null = null): Promise<Running> {
  const actor = createActor(
    connectOrderTracking(backend.ports.orders, backend.ports.streams, backend.ports.clock),
    {
      clock: backend.timers,
      inspect: visits.inspect,
      input: { orderId: ORDER, order },
    },
  );
  const emitted: TrackingEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  await flush();
  const pass = async (millis: number): Promise<void> => {
    backend.timers.increment(millis);
    await flush();
  };
  return { backend, actor, emitted, pass };
}

function backendWithOrder(): TestBackend {
  const backend = createTestBackend();
  backend.kitchen.orders.set(ORDER, aStaffOrder({ allowedEvents: anOrder().allowedEvents }));
  return backend;
}

describe("the order page's machine", () => {
  it("follows the kitchen without a reload", async () => {
    const { backend, actor, emitted } = await start();
    expect([selectOrder(actor.getSnapshot())?.status, selectMayCancel(actor.getSnapshot())]).toEqual([
      "pending",
      true,
    ]);
    backend.kitchen.move(ORDER, "accept");
    backend.kitchen.move(ORDER, "start");
    await flush();
    expect(selectOrder(actor.getSnapshot())?.status).toBe("preparing");
    expect(emitted.map(({ type }) => type)).toEqual(["order.changed", "order.changed"]);
  });

  it("shows the order that the page was drawn with at once, and reads it again (PAGE-13)", async () => {
    const drawn = anOrder();
    const backend = backendWithOrder();
    const connected = connectOrderTracking(backend.ports.orders, backend.ports.streams, backend.ports.clock);
    const still = createActor(connected, { input: { orderId: ORDER, order: drawn } });
    expect(selectOrder(still.getSnapshot())).toEqual(drawn);
    backend.kitchen.move(ORDER, "accept");
    const { actor, emitted } = await start(backend, drawn);
    expect(selectOrder(actor.getSnapshot())?.status).toBe("accepted");
    expect(emitted.map(({ type }) => type)).toEqual(["order.changed"]);

    const lost = backendWithOrder();
    lost.callLog.failNext("orders.load", UNREACHABLE);
    const { actor: cut, emitted: nothing } = await start(lost, drawn);
    expect([selectOrder(cut.getSnapshot()), nothing]).toEqual([drawn, []]);
  });

  it("polls every 15 s while the stream is lost, and reloads once when it is back (SERVER-8)", async () => {
    const { backend, actor, pass } = await start();
    backend.kitchen.listeners.forEach((listener) => listener.failed());
    await flush();
    expect(selectIsOrderOffline(actor.getSnapshot())).toBe(true);
    backend.kitchen.orders.set(ORDER, aStaffOrder({ status: "ready", version: 4 }));
    await pass(15_000);
    expect(selectOrder(actor.getSnapshot())?.status).toBe("ready");
    const before = backend.callLog.log.length;
    backend.kitchen.listeners.forEach((listener) => listener.opened());
    await flush();
    expect([selectIsOrderOffline(actor.getSnapshot()), backend.callLog.log.length - before]).toEqual([
      false,
      1,
    ]);
  });

  it("is followed once the stream beats, even before it says that it is open", async () => {
    const backend = backendWithOrder();
    const streams = {
      ...backend.ports.streams,
      followOrder: (_id: OrderId, _after: number | null, listener: StreamListener) => {
        listener.beat();
        return () => undefined;
      },
    };
    const actor = createActor(connectOrderTracking(backend.ports.orders, streams, backend.ports.clock), {
      clock: backend.timers,
      input: { orderId: ORDER, order: null },
    });
    actor.start();
    await flush();
    backend.timers.increment(15_000);
    expect(selectIsOrderOffline(actor.getSnapshot())).toBe(false);
    backend.timers.increment(10_000);
    expect(selectIsOrderOffline(actor.getSnapshot())).toBe(true);
  });

  it("never shows an older version, and keeps the last one when a reload fails", async () => {
    const { backend, actor, pass } = await start();
    backend.kitchen.orders.set(ORDER, aStaffOrder({ version: 0, status: "cancelled" }));
    await pass(25_000);
    expect(selectOrder(actor.getSnapshot())?.status).toBe("pending");
    backend.callLog.failNext("orders.load", UNREACHABLE);
    actor.send({ type: "order.retry" });
    await flush();
    expect(selectOrder(actor.getSnapshot())?.status).toBe("pending");
    expect(selectOrderError(actor.getSnapshot())).toEqual(UNREACHABLE);
    backend.kitchen.orders.set(ORDER, aStaffOrder());
    actor.send({ type: "order.retry" });
    await flush();
    expect(selectOrderError(actor.getSnapshot())).toBeNull();
  });

  it("emits that an order cannot be loaded and tries again", async () => {
    const backend = backendWithOrder();
    backend.callLog.failNext("orders.load", NOT_FOUND);
    const { actor, emitted } = await start(backend);
    expect(emitted).toEqual([{ type: "order.failed", error: NOT_FOUND, during: "load" }]);
    expect(selectOrderError(actor.getSnapshot())).toEqual(NOT_FOUND);
    actor.send({ type: "order.retry" });
    await flush();
    expect(selectOrder(actor.getSnapshot())?.id).toBe(ORDER);
    expect(selectOrderError(actor.getSnapshot())).toBeNull();
  });

  it("cancels while that is allowed, else shows the order's current status", async () => {
    const { backend, actor, emitted } = await start();
    backend.callLog.failNext("orders.cancel", refused("order.transition_not_allowed"));
    actor.send({ type: "order.cancel" });
    await flush();
    expect(emitted.map(({ type }) => type)).toEqual(["order.failed"]);
    actor.send({ type: "order.cancel" });
    await flush();
    expect(selectOrder(actor.getSnapshot())?.status).toBe("cancelled");
    expect(emitted.at(-1)?.type).toBe("order.changed");
  });

  it("says what went wrong, and after a refusal shows the order as it is", async () => {
    const { backend, actor, emitted } = await start();
    const complaint = { problem: "late", itemIds: [], text: "A venit rece" } as const;
    backend.callLog.failNext("orders.complain", refused("order.transition_not_allowed"));
    actor.send({ type: "order.say", saying: { type: "complain", complaint } });
    await flush();
    expect(emitted).toMatchObject([{ type: "order.failed", during: "complain" }]);
    actor.send({ type: "order.say", saying: { type: "complain", complaint } });
    await flush();
    expect(selectOrder(actor.getSnapshot())?.complaints).toMatchObject([{ ...complaint, resolution: null }]);
    expect(emitted.at(-1)?.type).toBe("order.changed");
  });

  it("says also while the order is read again", async () => {
    const { backend, actor } = await start();
    const complaint = { problem: "late", itemIds: [], text: "A venit rece" } as const;
    backend.callLog.hold("orders.load");
    actor.send({ type: "order.refetch" });
    actor.send({ type: "order.say", saying: { type: "complain", complaint } });
    await flush();
    expect(selectOrder(actor.getSnapshot())?.complaints).toMatchObject([complaint]);
  });

  it("counts down the time to answer a change, sends yes or no, and after a refusal shows the order as it is", async () => {
    const backend = createTestBackend();
    const sold = { ...A_CHANGE_SALE, lineChanges: [] };
    const waiting = proposed(sold, A_PROPOSAL, null, backend.ports.clock.now());
    backend.kitchen.orders.set(ORDER, aStaffOrder({ ...waiting, status: "accepted" }));
    const { actor, emitted, pass } = await start(backend);
    const left = (): number | null => selectAnswerSeconds(actor.getSnapshot());
    expect(left()).toBe(300);
    await pass(61_000);
    expect(left()).toBe(239);
    backend.callLog.failNext("orders.answerChange", refused("order.version_conflict"));
    const yes = { type: "order.say", saying: { type: "answer", agrees: true } } as const;
    actor.send(yes);
    expect(selectIsSaying(actor.getSnapshot())).toBe(true);
    await flush();
    expect(emitted).toMatchObject([{ type: "order.failed", during: "answer" }]);
    await pass(239_000);
    expect(left()).toBe(0);
    actor.send(yes);
    await flush();
    expect(selectOrder(actor.getSnapshot())?.lineChanges).toMatchObject([{ outcome: "agreed" }]);
    expect(left()).toBeNull();
  });

  it("repeats an order as a cart", async () => {
    const { backend, actor, emitted } = await start();
    actor.send({ type: "order.reorder", locationId: CENTRU });
    await flush();
    expect(emitted).toEqual([{ type: "order.failed", error: NOT_FOUND, during: "reorder" }]);
    const cart: PricedCart = {
      ...aCart(),
      lines: [],
      presentedUi: { total: null },
      fromMobileApp: false,
      promotions: [],
      changes: { dropped: [], repriced: [] },
    };
    backend.carts.set(cart.id, cart);
    actor.send({ type: "order.reorder", locationId: CENTRU });
    await flush();
    expect(emitted.at(-1)).toEqual({ type: "order.reordered", cart, orderId: ORDER });
  });

  it("visits every state of its diagram", () => {
    expect(visits.missing(orderTrackingMachine)).toEqual([]);
  });
});
