import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentPreferences } from "#core/fulfillment/fulfillment.ports.ts";
import { type LocationId, isUlid, toId } from "#core/kernel/id.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { COOKIES, locationCookieName } from "./cookie-names.ts";
import { ONE_YEAR } from "./cookie-string.ts";
import { type TextStore, isRecord, readJson } from "./text-store.ts";

const METHOD = "diner_fulfillment_method";
const ADDRESS = "diner_delivery_address";
/** Where somebody sets out from to pick up; read and written by what loads with the choice of it. */
export const PICKUP_FROM = "diner_pickup_from";

/** Keeps the location of each shop in a cookie for a year, method and address in the device's storage. */
export function createFulfillmentPreferences(jar: CookieJar, store: TextStore): FulfillmentPreferences {
  return {
    readLocationId: (shopId) => {
      const value = jar.read(locationCookieName(shopId)) ?? jar.read(COOKIES.anyLocationId);
      return value !== null && isUlid(value) ? toId<LocationId>(value) : null;
    },
    writeLocationId: (shopId, id) =>
      id === null
        ? jar.forget(locationCookieName(shopId))
        : jar.write(locationCookieName(shopId), id, ONE_YEAR),
    readMethod: () => {
      const value = store.read(METHOD);
      return value === "pickup" || value === "delivery" ? value : null;
    },
    writeMethod: (method) => store.write(METHOD, method),
    forgetPickupFrom: () => store.forget(PICKUP_FROM),
    readDeliveryAddress: () => toDeliveryAddress(readJson(store, ADDRESS)),
    writeDeliveryAddress: (address) =>
      address === null ? store.forget(ADDRESS) : store.write(ADDRESS, JSON.stringify(address)),
  };
}

// An older version of the product, or a person with developer tools, may have written anything.
function toDeliveryAddress(value: unknown): DeliveryAddress | null {
  if (!isRecord(value)) return null;
  const coordinates = toCoordinates(value["coordinates"]);
  const { street, number, city } = value;
  if (
    typeof street !== "string" ||
    typeof number !== "string" ||
    typeof city !== "string" ||
    coordinates === null
  )
    return null;
  return {
    street,
    number,
    city,
    block: textOrNull(value["block"]),
    staircase: textOrNull(value["staircase"]),
    floor: textOrNull(value["floor"]),
    apartment: textOrNull(value["apartment"]),
    intercom: textOrNull(value["intercom"]),
    coordinates,
    courierNote: textOrNull(value["courierNote"]),
  };
}

/** Coordinates of what was kept; null for anything else. */
export function toCoordinates(value: unknown): Coordinates | null {
  if (!isRecord(value)) return null;
  const { latitude, longitude } = value;
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  return { latitude, longitude };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
