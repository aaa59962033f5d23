import { createActor, type Actor } from "xstate";
import { connectFulfillment } from "#core/fulfillment/connect-fulfillment.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentEmitted } from "#core/fulfillment/fulfillment-events.ts";
import type { fulfillmentMachine } from "#core/fulfillment/fulfillment.machine.ts";
import type { ShopId, ZoneId } from "#core/kernel/id.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { Location } from "#core/shop/location.ts";
import { createVisits } from "#tests/statecharts/visits.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { AVIATORILOR, aLocation } from "#tests/support/builders/shop.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { flush } from "#tests/support/patience.ts";

/** The states that the machines here were in. */
export const visits = createVisits();
/** The shop whose locations are chosen from. */
export const SHOP = idOf<ShopId>("bistro");
/** A second location, which delivers nothing. */
export const PICKUP_ONLY = aLocation({
  id: AVIATORILOR,
  name: "Aviatorilor",
  supportedFulfillmentMethods: ["pickup"],
  doesDelivery: false,
});
/** An address in the center. */
export const ADDRESS: DeliveryAddress = {
  street: "Str. Lipscani",
  number: "1",
  city: "București",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.43, longitude: 26.1 },
  courierNote: null,
};
/** The zone around it. */
export const ZONE: DeliveryZone = {
  id: idOf<ZoneId>("zone"),
  name: "Centru",
  polygon: { type: "Polygon", coordinates: [] },
  feeRules: [],
  minimumOrder: null,
  travelMinutes: 0,
};

/** The machine with a backend of its own, and all that it emitted. */
export interface BegunFulfillment {
  readonly backend: TestBackend;
  readonly actor: Actor<typeof fulfillmentMachine>;
  readonly emitted: FulfillmentEmitted[];
  pass(millis: number): Promise<void>;
}

/** Starts the machine on a page of the shop, and begins it as a browser does. */
export async function beginFulfillment(
  backend = createTestBackend(),
  locations: readonly Location[] = [aLocation(), PICKUP_ONLY],
  shopId: ShopId | null = SHOP,
): Promise<BegunFulfillment> {
  const { zones, fulfillmentPreferences, session, clock } = backend.ports;
  const actor = createActor(connectFulfillment(zones, fulfillmentPreferences, session, clock), {
    clock: backend.timers,
    inspect: visits.inspect,
    input: { shopId, locations, now: NOON },
  });
  const emitted: FulfillmentEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: "fulfillment.begin" });
  await flush();
  const pass = async (millis: number): Promise<void> => {
    backend.timers.increment(millis);
    await flush();
  };
  return { backend, actor, emitted, pass };
}
