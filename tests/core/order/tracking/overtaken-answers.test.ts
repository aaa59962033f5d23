import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import type { OrderId } from "#core/kernel/id.ts";
import type { LiveEvent } from "#core/order/live-event.ts";
import type { Order } from "#core/order/order.ts";
import { connectOrderTracking } from "#core/order/tracking/connect-order-tracking.ts";
import { selectOrder } from "#core/order/tracking/order-tracking.selectors.ts";
import type { orderTrackingMachine } from "#core/order/tracking/order-tracking.machine.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { flush } from "#tests/support/patience.ts";

const ORDER = idOf<OrderId>("order");

function backendWithOrder(): TestBackend {
  const backend = createTestBackend();
  backend.kitchen.orders.set(ORDER, aStaffOrder());
  return backend;
}

function track(
  { ports, timers }: TestBackend,
  orders = ports.orders,
): { readonly actor: Actor<typeof orderTrackingMachine>; status(): string | undefined } {
  const connected = connectOrderTracking(orders, ports.streams, ports.clock);
  const actor = createActor(connected, { clock: timers, input: { orderId: ORDER, order: null } });
  actor.start();
  return { actor, status: () => selectOrder(actor.getSnapshot())?.status };
}

describe("an order page whose stream is faster than its answers", () => {
  it("reads once more where the first answer was overtaken, and nothing that is shown already", async () => {
    const backend = backendWithOrder();
    const read: Order[] = [];
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { status } = track(backend, {
      ...backend.ports.orders,
      load: async (id, signal) => {
        const order = await backend.ports.orders.load(id, signal);
        read.push(order);
        if (read.length === 1) await answered;
        return order;
      },
    });
    await flush();
    backend.kitchen.move(ORDER, "accept");
    answer();
    await flush();
    expect(read.map((order) => order.status)).toEqual(["pending", "accepted"]);
    expect(status()).toBe("accepted");
    const { id, version } = read[1] ?? aStaffOrder();
    const shown: LiveEvent = {
      kind: "order",
      number: 9,
      event: "accept",
      orderId: id,
      status: "accepted",
      version,
      at: NOON,
    };
    backend.kitchen.listeners.forEach((listener) => listener.received(shown));
    await flush();
    expect(read).toHaveLength(2);
  });

  it("shows what the server answers to a word of the customer before any stream says it", async () => {
    const backend = backendWithOrder();
    const { actor, status } = track(backend);
    await flush();
    backend.kitchen.listeners.clear();
    actor.send({ type: "order.cancel" });
    await flush();
    expect(status()).toBe("cancelled");
    backend.kitchen.orders.set(ORDER, aStaffOrder({ status: "fulfilled", version: 9 }));
    actor.send({ type: "order.retry" });
    await flush();
    const complaint = { problem: "late", itemIds: [], text: "A venit rece" } as const;
    actor.send({ type: "order.say", saying: { type: "complain", complaint } });
    await flush();
    expect(selectOrder(actor.getSnapshot())?.complaints).toMatchObject([complaint]);
  });

  it("hears what happens while it asks for something else", async () => {
    const backend = backendWithOrder();
    const { actor, status } = track(backend);
    await flush();
    backend.callLog.hold("orders.reorder");
    actor.send({ type: "order.reorder", locationId: CENTRU });
    await flush();
    backend.kitchen.move(ORDER, "accept");
    backend.callLog.failNext("orders.reorder", UNREACHABLE);
    backend.callLog.held[0]?.release();
    await flush();
    expect(status()).toBe("accepted");
  });
});
