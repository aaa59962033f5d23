import { notFound, refused, unavailable } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Geocoder } from "#adapters/server/geocoder/geocoder.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ShopDirectory } from "./shop-directory.ts";
import { promiseFor } from "#core/checkout/decision/promise-for.ts";
import { slowestZone, zoneAt } from "#core/fulfillment/zone-at.ts";
import { nextOpening } from "#core/shop/next-opening.ts";
import { slots } from "#core/shop/slot/slots.ts";
import { readTakenSlots } from "./slot-loads.queries.ts";
import { toShop } from "./shops.rows.ts";
import { visibleShop } from "./visible-shop.ts";

/** What showing shops needs. */
interface ShopDeps {
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly limits: RateGuard;
  /** Null where the installation names none. */
  readonly geocoder: Geocoder | null;
}

/** What anybody may see of shops and locations. On a shop's own host every other shop is unknown. */
export function createShopHandlers(
  deps: ShopDeps,
): Pick<
  Handlers,
  "shopBySlug" | "shopByCustomDomain" | "deliveryZoneByCoordinate" | "searchAddresses" | "slots"
> {
  const { directory, geocoder } = deps;

  async function locationOf(visitor: Visitor, locationId: string) {
    const snapshot = await visibleShop(directory, visitor, await directory.byLocation(locationId));
    const location = snapshot.locations.find((one) => one.id === locationId);
    if (location === undefined) throw notFound();
    return { snapshot, location };
  }

  return {
    shopBySlug: async ({ params, query, visitor }) => {
      const snapshot = await visibleShop(
        directory,
        visitor,
        await directory.bySlug(params.slug.toLowerCase()),
      );
      return answer(toShop(snapshot, visitor.now, query.include));
    },
    shopByCustomDomain: async ({ params, query, visitor }) => {
      const snapshot = await visibleShop(
        directory,
        visitor,
        await directory.byDomain(params.domain.toLowerCase()),
      );
      return answer(toShop(snapshot, visitor.now, query.include));
    },
    deliveryZoneByCoordinate: async ({ params, query, visitor }) => {
      const { location } = await locationOf(visitor, params.id);
      return answer(zoneAt(location.zones, query));
    },
    searchAddresses: async ({ params, query, visitor }) => {
      const { snapshot, location } = await locationOf(visitor, params.id);
      if (geocoder === null) throw notFound();
      await deps.limits.check("addressSearchesPerAddress", visitor.address);
      const locale = visitor.localeOr(snapshot.shop.locale);
      try {
        return answer({ data: await geocoder.search(query.search, location.coordinates, locale) });
      } catch {
        throw unavailable();
      }
    },
    slots: async ({ params, query, visitor }) => {
      const { snapshot, location } = await locationOf(visitor, params.id);
      const { method, date } = query;
      if (!location.supportedFulfillmentMethods.includes(method)) throw refused("fulfillment.not_supported");
      const { timezone } = snapshot.shop;
      const taken = await readTakenSlots(deps.database, snapshot, location.id, visitor.now);
      const zone = method === "delivery" ? slowestZone(location.zones) : null;
      const slotInput = {
        location,
        method,
        zone,
        now: visitor.now,
        timezone,
        taken,
        capacity: location.capacity,
      };
      return answer({
        timezone,
        asap: promiseFor(slotInput, { type: "asap" }),
        nextOpeningAt: nextOpening(location, method, visitor.now, timezone),
        slots: slots(slotInput, date),
      });
    },
  };
}
