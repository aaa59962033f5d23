import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { connectFulfillment } from "#core/fulfillment/connect-fulfillment.ts";
import { selectLocation, selectMethod, selectZone } from "#core/fulfillment/fulfillment.selectors.ts";
import type { DeliveryAddressId } from "#core/kernel/id.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { AVIATORILOR, aLocation, CENTRU } from "#tests/support/builders/shop.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { flush } from "#tests/support/patience.ts";
import { ADDRESS, beginFulfillment, PICKUP_ONLY, SHOP, ZONE } from "./begin-fulfillment.ts";

const LOCATIONS = [aLocation(), PICKUP_ONLY];
const HOME = { ...ADDRESS, number: "7", id: idOf<DeliveryAddressId>("home") };

describe("a page that comes without its shop", () => {
  it("takes the first location before anything that is remembered is read", () => {
    const { zones, fulfillmentPreferences, session, clock } = createTestBackend().ports;
    const actor = createActor(connectFulfillment(zones, fulfillmentPreferences, session, clock), {
      input: { shopId: null, locations: [], now: NOON },
    }).start();
    actor.send({ type: "fulfillment.adoptLocations", shopId: SHOP, locations: LOCATIONS });
    expect(selectLocation(actor.getSnapshot())?.id).toBe(CENTRU);
  });

  it("reads what is remembered of the shop once it is known, and follows its locations", async () => {
    const backend = createTestBackend();
    backend.remembered.locations.set(SHOP, AVIATORILOR);
    const { actor, emitted } = await beginFulfillment(backend, [], null);
    emitted.length = 0;
    actor.send({ type: "fulfillment.adoptLocations", shopId: SHOP, locations: LOCATIONS });
    expect(selectLocation(actor.getSnapshot())?.id).toBe(AVIATORILOR);
    expect(emitted).toEqual([
      { type: "fulfillment.methodChanged", method: "pickup" },
      { type: "fulfillment.remembered" },
    ]);
    expect(backend.remembered.method).toBe("pickup");

    emitted.length = 0;
    actor.send({ type: "fulfillment.adoptLocations", shopId: SHOP, locations: [aLocation()] });
    expect(selectLocation(actor.getSnapshot())?.id).toBe(CENTRU);
    expect(emitted).toEqual([{ type: "fulfillment.locationChanged", locationId: CENTRU }]);
  });
});

describe("the zone", () => {
  it("is that of a place that is considered, and none outside of every zone", async () => {
    const { backend, actor, pass } = await beginFulfillment();
    backend.zone = ZONE;
    actor.send({ type: "fulfillment.tryPlace", place: { latitude: 44.43, longitude: 26.1 } });
    await pass(300);
    expect(selectZone(actor.getSnapshot())).toEqual(ZONE);
    backend.zone = null;
    actor.send({ type: "fulfillment.tryPlace", place: { latitude: 47, longitude: 22 } });
    await pass(300);
    expect(selectZone(actor.getSnapshot())).toBeNull();
  });
});

describe("the profile", () => {
  it("keeps the addresses that another page added", async () => {
    const { backend, actor } = await beginFulfillment();
    actor.send({ type: "fulfillment.adoptUser", user: aUser(), justNow: false });
    const user = aUser({ deliveryAddresses: [HOME] });
    backend.account = user;
    actor.send({ type: "fulfillment.refreshUser", user });
    actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    await flush();
    expect(backend.account.deliveryAddresses).toMatchObject([HOME, ADDRESS]);
  });

  it("and what is not saved of it are forgotten with who signs out, on the device too", async () => {
    const { backend, actor } = await beginFulfillment();
    actor.send({ type: "fulfillment.adoptUser", user: aUser(), justNow: false });
    backend.callLog.failNext("session.changeProfile", UNREACHABLE);
    actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    await flush();
    expect(backend.remembered.address).toEqual(ADDRESS);
    backend.remembered.pickupFrom = ADDRESS.street;
    actor.send({ type: "fulfillment.forgetUser" });
    expect(backend.remembered.address).toBeNull();
    expect(backend.remembered.pickupFrom).toBeNull();
    actor.send({ type: "fulfillment.changeMethod", method: "pickup" });
    await flush();
    expect([selectMethod(actor.getSnapshot()), actor.getSnapshot().hasTag("unsaved")]).toEqual([
      "pickup",
      false,
    ]);
    expect(backend.callLog.log).toEqual(["session.changeProfile"]);
  });

  it("is not sent again where the server refused it, and the refusal is emitted", async () => {
    const { backend, actor, emitted } = await beginFulfillment();
    actor.send({ type: "fulfillment.adoptUser", user: aUser(), justNow: false });
    const refusal = refused("validation.failed");
    backend.callLog.failNext("session.changeProfile", refusal);
    actor.send({ type: "fulfillment.changeAddress", address: ADDRESS });
    await flush();
    expect(emitted).toContainEqual({ type: "fulfillment.failed", error: refusal, during: "profile" });
    expect(actor.getSnapshot().hasTag("unsaved")).toBe(false);
    actor.send({ type: "fulfillment.changeMethod", method: "pickup" });
    await flush();
    expect(backend.account.defaultFulfillmentMethod).toBe("pickup");
    expect(backend.account.deliveryAddresses).toEqual([]);
  });
});
