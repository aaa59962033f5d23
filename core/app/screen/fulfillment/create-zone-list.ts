import { connectZoneList, type ZoneListActor } from "#core/fulfillment/zone-list.machine.ts";
import type { Location } from "#core/shop/location.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** All zones of a location, for its own page. */
export function createZoneList(app: App, shopSlug: string, location: Location): ZoneListActor {
  const { id, zones, defaultDeliveryZone: first } = location;
  return createScreenActor(app, connectZoneList(app.ports.zones), {
    shopSlug,
    locationId: id,
    zones: zones ?? (first === null ? [] : [first]),
    isComplete: zones !== undefined,
  });
}
