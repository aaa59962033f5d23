import { createActor, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import type { EmployeeId } from "#core/kernel/id.ts";
import { connectCourierList, selectCouriers } from "#core/order/run/courier-list.machine.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

const VLAD = { id: idOf<EmployeeId>("Vlad"), name: "Vlad", phone: null };

describe("the couriers of a location", () => {
  it("are read again when they could not be, and by their location alone", async () => {
    const asked: string[] = [];
    const machine = connectCourierList({
      listCouriers: async (locationId) => {
        asked.push(locationId);
        if (asked.length === 1) throw { tag: "Unreachable", key: "network.unreachable", message: null };
        return [VLAD];
      },
    });
    const actor = createActor(machine, { input: { locationId: CENTRU } });
    actor.start();
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.hasTag("failed"));
    expect(selectCouriers(actor.getSnapshot())).toEqual([]);
    actor.send({ type: "couriers.refresh" });
    await waitFor(actor, (snapshot) => snapshot.status === "done");
    expect([selectCouriers(actor.getSnapshot()), asked]).toEqual([[VLAD], [CENTRU, CENTRU]]);
  });
});
