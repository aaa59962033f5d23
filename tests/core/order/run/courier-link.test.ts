import { createActor, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import type { OrderId } from "#core/kernel/id.ts";
import { connectCourierLink, selectCourierLink } from "#core/order/run/courier-link.machine.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";

const ORDER = idOf<OrderId>("order");

describe("the link of a courier", () => {
  it("is made each time it is asked for; one that failed leaves the one before", async () => {
    const asked: OrderId[] = [];
    const machine = connectCourierLink({
      renewLink: async (orderId) => {
        asked.push(orderId);
        if (asked.length === 2) throw UNREACHABLE;
        return { link: `link ${asked.length}`, pin: "482913" };
      },
    });
    const actor = createActor(machine, { input: { orderId: ORDER } });
    actor.start();
    const made = async () => {
      actor.send({ type: "courierLink.make" });
      await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
      const { made: last, error } = selectCourierLink(actor.getSnapshot());
      return [last?.link, error?.tag ?? null];
    };
    expect([await made(), await made(), await made(), asked]).toEqual([
      ["link 1", null],
      ["link 1", "Unreachable"],
      ["link 3", null],
      [ORDER, ORDER, ORDER],
    ]);
  });
});
