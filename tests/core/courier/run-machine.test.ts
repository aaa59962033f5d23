import { describe, expect, it } from "vitest";
import { COURIER_SEES_MS } from "#core/courier/courier-order.ts";
import { RESEND_MS, RUN_REFRESH_MS } from "#core/courier/run-setup.ts";
import { runMachine } from "#core/courier/run.machine.ts";
import type { CourierAction } from "#core/order/lifecycle/courier-action.ts";
import { NOT_FOUND, refused } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { flush } from "#tests/support/patience.ts";

import { aKitchen, simulateRun, TOKEN, visits } from "./simulated-run.ts";

const typesOf = (actions: readonly CourierAction[]): readonly string[] => actions.map(({ type }) => type);

describe("the courier's page", () => {
  it("sends what is tapped at once, each step once", async () => {
    const { kitchen, tap, waiting } = await simulateRun();
    tap("picked_up");
    tap("picked_up");
    await flush();
    expect([typesOf(kitchen.done), waiting()]).toEqual([["picked_up"], []]);
    tap("problem", "Strada e blocată");
    await flush();
    expect(kitchen.done.at(-1)?.data).toEqual({ text: "Strada e blocată" });
  });

  it("keeps what is tapped without a network, in order, and sends it when the network returns (COURIER-8)", async () => {
    const { actor, kitchen, backend, tap, pass, waiting } = await simulateRun();
    kitchen.isAway = true;
    tap("picked_up");
    tap("arrived");
    tap("delivered");
    await flush();
    expect(waiting()).toEqual(["picked_up", "arrived", "delivered"]);
    expect(actor.getSnapshot().context.isAway).toBe(true);
    expect(typesOf(await backend.ports.runQueue.list(TOKEN))).toEqual(waiting());
    await pass(RESEND_MS);
    expect(kitchen.done).toEqual([]);
    kitchen.isAway = false;
    actor.send({ type: "run.wake" });
    await flush();
    await flush();
    expect(typesOf(kitchen.done)).toEqual(["picked_up", "arrived", "delivered"]);
    expect(actor.getSnapshot().context).toMatchObject({
      waiting: [],
      isAway: false,
      order: { status: "fulfilled" },
    });
    expect(await backend.ports.runQueue.list(TOKEN)).toEqual([]);
  });

  it("sends after a reload what was tapped before it, with the same ids", async () => {
    const first = await simulateRun();
    first.kitchen.isAway = true;
    first.tap("picked_up");
    first.tap("arrived");
    await flush();
    first.actor.stop();
    const kept = await first.backend.ports.runQueue.list(TOKEN);
    first.kitchen.isAway = false;
    const second = await simulateRun(first.kitchen, first.backend);
    await flush();
    expect(first.kitchen.done).toEqual(kept);
    expect(typesOf(kept)).toEqual(["picked_up", "arrived"]);
    expect(second.waiting()).toEqual([]);
  });

  it("says what was not accepted, continues with the rest and reads the run again (COURIER-9)", async () => {
    const { actor, kitchen, tap } = await simulateRun();
    tap("picked_up");
    await flush();
    kitchen.next = refused("order.transition_not_allowed");
    tap("arrived");
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({
      waiting: [],
      refused: { type: "arrived", error: { key: "order.transition_not_allowed" } },
    });
    tap("delivered");
    expect(actor.getSnapshot().context.refused).toBeNull();
    await flush();
    expect(typesOf(kitchen.done)).toEqual(["picked_up", "delivered"]);
  });

  it("shows what was known last when it cannot be read, and reads again in time", async () => {
    const { actor, kitchen, pass } = await simulateRun();
    kitchen.isAway = true;
    await pass(RUN_REFRESH_MS);
    expect(actor.getSnapshot().context).toMatchObject({
      order: kitchen.order,
      error: { tag: "Unreachable" },
    });
    kitchen.isAway = false;
    await pass(RUN_REFRESH_MS);
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it("is missing where the link is void, and nothing of what was tapped is left", async () => {
    const { actor, kitchen, backend, tap } = await simulateRun();
    kitchen.next = NOT_FOUND;
    tap("picked_up");
    await flush();
    expect(actor.getSnapshot().hasTag("missing")).toBe(true);
    expect(await backend.ports.runQueue.list(TOKEN)).toEqual([]);
  });

  it("forgets whom the order was for two hours after its end, without a network too (COURIER-3)", async () => {
    const backend = createTestBackend();
    const endedAt = backend.now();
    const { actor, kitchen, pass } = await simulateRun(aKitchen({ status: "fulfilled", endedAt }), backend);
    kitchen.isAway = true;
    await pass(COURIER_SEES_MS - RUN_REFRESH_MS);
    expect(actor.getSnapshot().context.order?.contact).not.toBeNull();
    await pass(RUN_REFRESH_MS);
    await pass(RUN_REFRESH_MS);
    expect(actor.getSnapshot().context.order).toMatchObject({
      contact: null,
      deliveryAddress: null,
      items: [],
    });
    expect(visits.missing(runMachine)).toEqual([]);
  });
});
