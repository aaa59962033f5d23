import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import {
  connectSavedAddresses,
  savedAddressesMachine,
  selectIsSavingAddresses,
  selectIsWritingAddress,
  selectWrittenAddress,
} from "#core/fulfillment/saved-addresses.machine.ts";
import type { DeliveryAddressId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const HOME = idOf<DeliveryAddressId>("home");
const OFFICE = idOf<DeliveryAddressId>("office");

const ADDRESS: DeliveryAddress = {
  street: "Strada Lungă",
  number: "7",
  city: "București",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.43, longitude: 26.1 },
  courierNote: null,
};

/** The addresses of a profile whose server the test speaks for. */
function start() {
  const edits: unknown[] = [];
  const world = { isAway: false };
  const actor = createActor(
    connectSavedAddresses(async (edit) => {
      edits.push(edit);
      if (world.isAway) throw UNREACHABLE;
      return aUser();
    }),
    { inspect: visits.inspect },
  );
  const emitted: string[] = [];
  actor.on("*", ({ type }) => void emitted.push(type));
  actor.start();
  return { actor, edits, emitted, world };
}

describe("the saved addresses of a profile (ACCOUNT-27)", () => {
  it("write the one that was opened, and keep what was typed until it is saved", async () => {
    const { actor, edits, emitted, world } = start();
    actor.send({ type: "addresses.write", id: HOME });
    expect(selectWrittenAddress(actor.getSnapshot())).toBe(HOME);
    const keep = { type: "addresses.keep", address: ADDRESS } as const;
    world.isAway = true;
    actor.send(keep);
    await flush();
    expect([selectIsWritingAddress(actor.getSnapshot()), emitted]).toEqual([true, ["addresses.failed"]]);
    world.isAway = false;
    actor.send(keep);
    await flush();
    expect([selectIsWritingAddress(actor.getSnapshot()), emitted.at(-1)]).toEqual([
      false,
      "addresses.changed",
    ]);
    expect(edits).toEqual(Array(2).fill({ type: "keep", id: HOME, address: ADDRESS }));
  });

  it("say of each change which address it is about, and whether it was saved", async () => {
    const { actor, edits, emitted, world } = start();
    actor.send({ type: "addresses.makeDefault", id: OFFICE });
    expect(selectIsSavingAddresses(actor.getSnapshot())).toBe(true);
    await flush();
    world.isAway = true;
    actor.send({ type: "addresses.remove", id: HOME });
    await flush();
    expect(edits).toEqual([
      { type: "makeDefault", id: OFFICE },
      { type: "remove", id: HOME },
    ]);
    expect(emitted).toEqual(["addresses.changed", "addresses.failed"]);
  });

  it("visits every state", () => {
    expect(visits.missing(savedAddressesMachine)).toEqual([]);
  });
});
