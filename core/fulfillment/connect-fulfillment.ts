import { assign } from "xstate";
import type { Clock } from "#core/time/clock.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { required } from "#core/kernel/required.ts";
import type { SessionPort } from "#core/account/session.ports.ts";
import { fulfillmentMachine } from "./fulfillment.machine.ts";
import type { DeliveryZonePort, FulfillmentPreferences } from "./fulfillment.ports.ts";

/** The fulfillment machine with the world behind it. */
export function connectFulfillment(
  zones: DeliveryZonePort,
  preferences: FulfillmentPreferences,
  session: SessionPort,
  clock: Clock,
): typeof fulfillmentMachine {
  return fulfillmentMachine.provide({
    actors: {
      findZone: portActor(async (query, signal) =>
        query === null ? null : zones.byCoordinate(query.locationId, query.place, signal),
      ),
      saveProfile: portActor(({ user, change }, signal) =>
        session.changeProfile(required(user, "user").id, required(change, "change"), signal),
      ),
    },
    actions: {
      readLocation: assign(({ context: { shopId, locationId } }) => ({
        locationId: (shopId === null ? null : preferences.readLocationId(shopId)) ?? locationId,
      })),
      readPreferences: assign(({ context }) => ({
        method: preferences.readMethod() ?? context.method,
        address: preferences.readDeliveryAddress(),
      })),
      writePreferences: ({ context }) => {
        const { shopId, locationId } = context;
        if (shopId !== null) preferences.writeLocationId(shopId, locationId);
        preferences.writeMethod(context.method);
        preferences.writeDeliveryAddress(context.address);
      },
      forgetPickupFrom: () => preferences.forgetPickupFrom(),
      readClock: assign({ now: () => clock.now() }),
    },
  });
}
