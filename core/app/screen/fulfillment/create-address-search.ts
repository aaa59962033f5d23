import {
  connectAddressSearch,
  type AddressSearchActor,
} from "#core/fulfillment/address/address-search.machine.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The search for an address near a location; its own place on screen says what failed. */
export function createAddressSearch(app: App, locationId: LocationId): AddressSearchActor {
  return createScreenActor(app, connectAddressSearch(app.ports.addressSearch), { locationId });
}
