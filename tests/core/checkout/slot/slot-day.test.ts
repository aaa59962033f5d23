import { createActor, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import type { CheckoutPort, SlotDay } from "#core/checkout/checkout.ports.ts";
import { connectSlotDay } from "#core/checkout/slot/slot-day.machine.ts";
import { selectSlots } from "#core/checkout/slot/slot-day.selectors.ts";
import { selectPollingError } from "#core/polling/polling.selectors.ts";
import { toInstant } from "#tests/support/builders/values.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

const FREE = {
  start: toInstant("2026-03-14T10:00:00Z"),
  end: toInstant("2026-03-14T10:15:00Z"),
  available: true,
  reason: null,
} as const;
const SATURDAY: SlotDay = { timezone: "Europe/Bucharest", asap: null, nextOpeningAt: null, slots: [FREE] };
const TAKEN: SlotDay = { ...SATURDAY, slots: [{ ...FREE, available: false, reason: "full" }] };

function aDay(answers: readonly (() => Promise<SlotDay>)[]) {
  const asked = answers[Symbol.iterator]();
  const refuse = (): never => {
    throw new Error("Not asked for here");
  };
  const port: CheckoutPort = {
    slots: () => asked.next().value?.() ?? refuse(),
    quote: refuse,
    placeOrder: refuse,
  };
  const clock = new SimulatedClock();
  const input = { locationId: CENTRU, method: "pickup", date: "2026-03-14" } as const;
  return { actor: createActor(connectSlotDay(port), { input, clock }).start(), clock };
}

describe("slotDayMachine", () => {
  it("reads a day and, while it is on screen, what became of it", async () => {
    const { actor, clock } = aDay([async () => SATURDAY, async () => TAKEN]);
    await waitFor(actor, (state) => selectSlots(state) !== null);
    clock.increment(60_000);
    await waitFor(actor, (state) => selectSlots(state)?.[0]?.available === false);
    expect(selectSlots(actor.getSnapshot())).toEqual(TAKEN.slots);
  });

  it("is read again by hand after a failure", async () => {
    const { actor } = aDay([() => Promise.reject(new Error("lost")), async () => SATURDAY]);
    await waitFor(actor, (state) => selectPollingError(state) !== null);
    actor.send({ type: "polling.retry" });
    await waitFor(actor, (state) => selectSlots(state) !== null);
    expect(selectSlots(actor.getSnapshot())).toEqual([FREE]);
  });
});
