import { describe, expect, it } from "vitest";
import { RESEND_MS, RUN_REFRESH_MS } from "#core/courier/run-setup.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { aKitchen, simulateRun, TOKEN } from "./simulated-run.ts";

const NOT_ALLOWED = refused("order.transition_not_allowed");

describe("the answers that a courier's page gets", () => {
  it("say why the run could not be read, outside as well", async () => {
    const { actor, kitchen, pass } = await simulateRun();
    const failures: unknown[] = [];
    actor.on("run.failed", ({ error }) => failures.push(error));
    kitchen.isAway = true;
    await pass(RUN_REFRESH_MS);
    expect(failures).toEqual([UNREACHABLE]);
  });

  it("are not overwritten by one that was asked for before", async () => {
    const { actor, kitchen, tap, pass } = await simulateRun();
    const { promise, resolve } = Promise.withResolvers<void>();
    kitchen.held = promise;
    await pass(RUN_REFRESH_MS);
    tap("picked_up");
    await flush();
    expect(actor.getSnapshot().context.order?.status).toBe("out_for_delivery");
    resolve();
    await flush();
    expect(actor.getSnapshot().context.order?.status).toBe("out_for_delivery");
  });

  it("that refuse a tap show the run as it is, and leave nothing to be sent again", async () => {
    const { actor, kitchen, backend, tap, pass } = await simulateRun();
    kitchen.isAway = true;
    tap("picked_up");
    await flush();
    expect(actor.getSnapshot().context.isAway).toBe(true);
    kitchen.isAway = false;
    kitchen.next = NOT_ALLOWED;
    // Somebody else brought it meanwhile.
    kitchen.order = { ...kitchen.order, status: "fulfilled" };
    await pass(RESEND_MS);
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({
      isAway: false,
      waiting: [],
      refused: { type: "picked_up", error: NOT_ALLOWED },
      order: { status: "fulfilled" },
    });
    expect(await backend.ports.runQueue.list(TOKEN)).toEqual([]);
  });

  it("that refuse a tap have the run read again at once", async () => {
    const { actor, kitchen, tap } = await simulateRun(aKitchen());
    kitchen.next = NOT_ALLOWED;
    kitchen.order = { ...kitchen.order, status: "cancelled" };
    tap("picked_up");
    await flush();
    await flush();
    expect(actor.getSnapshot().context.order?.status).toBe("cancelled");
  });
});
