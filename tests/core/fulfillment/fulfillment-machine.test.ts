import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { connectFulfillment } from "#core/fulfillment/connect-fulfillment.ts";
import { fulfillmentMachine } from "#core/fulfillment/fulfillment.machine.ts";
import {
  selectAddress,
  selectIsZoneBusy,
  selectLocation,
  selectMethod,
  selectNow,
  selectZone,
  selectZoneMessage,
} from "#core/fulfillment/fulfillment.selectors.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { AVIATORILOR, aLocation, CENTRU } from "#tests/support/builders/shop.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { ADDRESS, beginFulfillment as begin, SHOP, visits, ZONE } from "./begin-fulfillment.ts";

describe("the fulfillment machine", () => {
  it("begins with delivery at the first location, and with what the device remembers", async () => {
    const { actor } = await begin();
    expect(selectMethod(actor.getSnapshot())).toBe("delivery");
    expect(selectLocation(actor.getSnapshot())?.id).toBe(CENTRU);
    const backend = createTestBackend();
    backend.remembered = {
      locations: new Map([[SHOP, AVIATORILOR]]),
      method: "pickup",
      address: null,
      pickupFrom: null,
    };
    const { actor: back } = await begin(backend);
    expect([selectMethod(back.getSnapshot()), selectLocation(back.getSnapshot())?.id]).toEqual([
      "pickup",
      AVIATORILOR,
    ]);
    const elsewhere = createTestBackend();
    elsewhere.remembered = {
      locations: new Map([[SHOP, CENTRU]]),
      method: "pickup",
      address: ADDRESS,
      pickupFrom: null,
    };
    const { actor: wished } = await begin(elsewhere);
    expect([selectMethod(wished.getSnapshot()), selectAddress(wished.getSnapshot())]).toEqual([
      "pickup",
      ADDRESS,
    ]);
  });

  it("forgets a remembered location that the shop does not have", async () => {
    const backend = createTestBackend();
    backend.remembered.locations.set(SHOP, idOf<LocationId>("gone"));
    const { actor } = await begin(backend);
    expect(selectLocation(actor.getSnapshot())?.id).toBe(CENTRU);
    expect(backend.remembered.locations).toEqual(new Map([[SHOP, CENTRU]]));
  });

  it("switches the method that a location does not offer, and tells", async () => {
    const { actor, emitted } = await begin();
    emitted.length = 0;
    actor.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
    expect(emitted).toEqual([
      { type: "fulfillment.locationChanged", locationId: AVIATORILOR },
      { type: "fulfillment.methodChanged", method: "pickup" },
      { type: "fulfillment.methodSwitched", method: "pickup" },
    ]);
  });

  it("looks up the zone after 300 ms of quiet and ignores the answer to an old address", async () => {
    const { backend, actor, pass } = await begin();
    backend.callLog.hold("zones.byCoordinate");
    backend.zone = ZONE;
    actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    await pass(299);
    expect(backend.callLog.log).toEqual([]);
    await pass(1);
    const [first] = backend.callLog.held;
    expect(selectIsZoneBusy(actor.getSnapshot())).toBe(true);
    actor.send({ type: "fulfillment.changeAddress", address: { ...ADDRESS, number: "2" } });
    expect(first?.signal.aborted).toBe(true);
    first?.release();
    await flush();
    expect(selectZone(actor.getSnapshot())).toBeNull();
    backend.callLog.release("zones.byCoordinate");
    await pass(300);
    expect(selectZone(actor.getSnapshot())).toEqual(ZONE);
  });

  it("has one message for a shop with one location and one for several when no zone matches", async () => {
    const several = await begin();
    several.actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    await several.pass(300);
    expect(selectZoneMessage(several.actor.getSnapshot())).toEqual({
      kind: "key",
      key: "fulfillment.noZoneSeveral",
      params: {},
    });
    const single = await begin(createTestBackend(), [aLocation()]);
    single.actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    await single.pass(300);
    expect(selectZoneMessage(single.actor.getSnapshot())).toEqual({
      kind: "key",
      key: "fulfillment.noZoneSingle",
      params: {},
    });
  });

  it("tells a failed lookup and tries it again when asked", async () => {
    const { backend, actor, emitted, pass } = await begin();
    backend.callLog.failNext("zones.byCoordinate", UNREACHABLE);
    actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    await pass(300);
    expect(emitted.at(-1)).toEqual({ type: "fulfillment.failed", error: UNREACHABLE, during: "zone" });
    backend.zone = ZONE;
    actor.send({ type: "fulfillment.retryZone" });
    await pass(300);
    expect(selectZone(actor.getSnapshot())).toEqual(ZONE);
  });

  it("takes the profile's method, unless the person chose one on this page", async () => {
    const user = aUser({ defaultFulfillmentMethod: "pickup" });
    const { actor } = await begin();
    actor.send({ type: "fulfillment.adoptUser", user, justNow: false });
    expect(selectMethod(actor.getSnapshot())).toBe("pickup");
    const { actor: chosen } = await begin();
    chosen.send({ type: "fulfillment.changeMethod", method: "delivery" });
    chosen.send({ type: "fulfillment.adoptUser", user, justNow: false });
    expect(selectMethod(chosen.getSnapshot())).toBe("delivery");
  });

  it("saves a changed method to the profile, and at login the address (FULFILLMENT-3)", async () => {
    const { backend, actor, emitted } = await begin();
    actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    expect(backend.callLog.log).toEqual([]);
    actor.send({ type: "fulfillment.adoptUser", user: aUser(), justNow: true });
    await flush();
    expect(backend.callLog.log).toEqual(["session.changeProfile"]);
    actor.send({ type: "fulfillment.changeMethod", method: "pickup" });
    await flush();
    expect(backend.account.defaultFulfillmentMethod).toBe("pickup");
    expect(emitted.at(-1)).toEqual({ type: "fulfillment.profileSaved", user: backend.account });
  });

  it("sends an address that the server may not have heard of with the next change", async () => {
    const { backend, actor, emitted } = await begin();
    actor.send({ type: "fulfillment.adoptUser", user: aUser(), justNow: false });
    backend.callLog.failNext("session.changeProfile", UNREACHABLE);
    actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    await flush();
    expect(emitted.at(-1)).toEqual({ type: "fulfillment.failed", error: UNREACHABLE, during: "profile" });
    expect(backend.account.deliveryAddresses).toEqual(aUser().deliveryAddresses);
    actor.send({ type: "fulfillment.changeMethod", method: "pickup" });
    await flush();
    const saved = { ...ADDRESS, id: expect.any(String) };
    expect(backend.account).toMatchObject({
      defaultDeliveryAddress: saved,
      deliveryAddresses: [...aUser().deliveryAddresses, saved],
      defaultFulfillmentMethod: "pickup",
    });
  });

  it("updates the present every minute (PAGE-5)", async () => {
    const { actor, pass } = await begin();
    await pass(60_000);
    expect(selectNow(actor.getSnapshot())).toBe(plusMillis(NOON, 60_000));
  });

  it("visits every state of its diagram", async () => {
    const backend = createTestBackend();
    const { zones, fulfillmentPreferences, session, clock } = backend.ports;
    createActor(connectFulfillment(zones, fulfillmentPreferences, session, clock), {
      clock: backend.timers,
      inspect: visits.inspect,
      input: { shopId: null, locations: [], now: NOON },
    }).start();
    expect(visits.missing(fulfillmentMachine)).toEqual([]);
  });
});
