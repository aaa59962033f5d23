import type { Location } from "#core/shop/location.ts";
import type { OpeningHours } from "#core/shop/opening-hours.ts";
import type { Shop } from "#core/shop/shop.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import type { JsonLd } from "./json-ld.ts";

const DAYS = {
  "1": "Monday",
  "2": "Tuesday",
  "3": "Wednesday",
  "4": "Thursday",
  "5": "Friday",
  "6": "Saturday",
  "7": "Sunday",
} as const;

/** A shop, or one of its places, as schema.org's Restaurant. `base` is the address of the shop's pages. */
export function restaurantData(shop: Shop, location: Location | null, base: string, url: string): JsonLd {
  const { organization } = shop;
  // A shop that was imported a minute ago may have no number yet.
  const telephone = location?.phone ?? organization.phone;
  return {
    "@type": "Restaurant",
    "@id": `${url}#restaurant`,
    name: shop.locations.length > 1 && location !== null ? `${shop.name} ${location.name}` : shop.name,
    url,
    ...(telephone === "" ? {} : { telephone }),
    email: organization.email,
    currenciesAccepted: shop.currency,
    menu: `${base}/menu`,
    ...(location === null ? {} : placeData(location)),
    potentialAction: { "@type": "OrderAction", target: `${base}/menu` },
  };
}

function placeData(location: Location): JsonLd {
  const { latitude, longitude } = location.coordinates;
  return {
    address: { "@type": "PostalAddress", streetAddress: location.address },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: hoursData(location),
  };
}

// Pickup hours where there are any, else those of delivery.
function hoursData({ openingHours, supportedFulfillmentMethods }: Location): readonly JsonLd[] {
  const method: keyof OpeningHours = supportedFulfillmentMethods.includes("pickup") ? "pickup" : "delivery";
  return WEEKDAYS.flatMap((weekday) =>
    openingHours[method][weekday].map(([opens, closes]) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${DAYS[weekday]}`,
      opens,
      // schema.org knows no 24:00.
      closes: closes === "24:00" ? "23:59" : closes,
    })),
  );
}
