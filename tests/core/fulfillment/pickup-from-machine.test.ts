import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  connectPickupFrom,
  pickupFromMachine,
  selectIsLocating,
  selectPickupPlace,
  selectPositionProblem,
} from "#core/fulfillment/pickup-from.machine.ts";
import type { Position } from "#core/fulfillment/pickup-from.ports.ts";
import type { PickupPlace } from "#core/fulfillment/pickup-place.ts";
import { NOT_FOUND } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const HOME: PickupPlace = { text: "Strada Lungă 5", coordinates: { latitude: 44.4, longitude: 26.1 } };
const HERE = { latitude: 44.5, longitude: 26 };
const visits = createVisits();

function createDevice(kept: PickupPlace | null, position: Position | null, isForgetful = false) {
  const device = { kept };
  const machine = connectPickupFrom({
    pickupFrom: {
      read: async () => {
        if (isForgetful) throw NOT_FOUND;
        return device.kept;
      },
      write: async (place) => {
        if (isForgetful) throw NOT_FOUND;
        device.kept = place;
      },
    },
    position: {
      read: async () => {
        if (position === null) throw NOT_FOUND;
        return position;
      },
    },
  });
  const actor = createActor(machine, { inspect: visits.inspect }).start();
  const placeOf = () => selectPickupPlace(actor.getSnapshot());
  const problemOf = () => selectPositionProblem(actor.getSnapshot());
  return { device, actor, placeOf, problemOf };
}

describe("where somebody sets out from (FULFILLMENT-11, ACCOUNT-17)", () => {
  it("is what the device kept, until something else is chosen", async () => {
    const { device, actor, placeOf } = createDevice(HOME, null);
    await flush();
    expect(placeOf()).toEqual(HOME);
    actor.send({ type: "pickupFrom.choose", place: null });
    await flush();
    expect([placeOf(), device.kept]).toEqual([null, null]);
  });

  it("is asked of the device by a press, and kept", async () => {
    const { device, actor, placeOf } = createDevice(null, { kind: "found", coordinates: HERE });
    await flush();
    actor.send({ type: "pickupFrom.locate" });
    expect(selectIsLocating(actor.getSnapshot())).toBe(true);
    await flush();
    expect(placeOf()).toEqual({ text: null, coordinates: HERE });
    expect(device.kept).toEqual({ text: null, coordinates: HERE });
  });

  it("stays as it was where the person refuses or the device does not know, which is said", async () => {
    for (const [position, problem] of [
      [{ kind: "refused" }, "refused"],
      [{ kind: "unknown" }, "unknown"],
      [null, "unknown"],
    ] as const) {
      const { actor, placeOf, problemOf } = createDevice(HOME, position);
      await flush();
      expect(problemOf()).toBeNull();
      actor.send({ type: "pickupFrom.locate" });
      await flush();
      expect([placeOf(), problemOf()]).toEqual([HOME, problem]);
      actor.send({ type: "pickupFrom.choose", place: HOME });
      await flush();
      expect(problemOf()).toBeNull();
    }
  });

  it("holds on a device that keeps nothing", async () => {
    const { actor, placeOf } = createDevice(null, null, true);
    await flush();
    actor.send({ type: "pickupFrom.choose", place: HOME });
    await flush();
    expect(placeOf()).toEqual(HOME);
  });

  it("is in every state in these tests", () => {
    expect(visits.missing(pickupFromMachine)).toEqual([]);
  });
});
