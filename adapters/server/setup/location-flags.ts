import type { Currency } from "#core/money/money.ts";
import { err, ok } from "#core/kernel/result.ts";
import { BUCHAREST, BUCHAREST_CENTRE } from "./bucharest-zone.ts";
import { parseHoursFile } from "./hours-file.ts";
import type { NewLocation } from "./new-shop.ts";
import { parseOpeningHours, ROUND_THE_CLOCK } from "./opening-hours-text.ts";
import {
  coordinatePair,
  feeAmount,
  type FlagReader,
  lineOfText,
  methodNames,
  type Parse,
} from "./shop-flags.ts";
import type { Area } from "#core/shop/delivery-zone.ts";
import type { PlaceHours } from "#core/setting/location/hours-file/place-hours.ts";
import { parseZoneFile } from "./zone-file.ts";

/** The flags that both commands take for the location of a new shop, as `parseArgs` wants them. */
export const LOCATION_FLAGS = {
  location: { type: "string" },
  address: { type: "string" },
  coordinates: { type: "string" },
  phone: { type: "string" },
  methods: { type: "string" },
  hours: { type: "string" },
  "hours-file": { type: "string" },
  zone: { type: "string" },
  "delivery-fee": { type: "string" },
} as const;

/** The same flags as lines of a usage text. */
export const LOCATION_USAGE = `  --location NAME        its one location (the shop's name)
  --address TEXT         street, number and city of the location
  --coordinates LAT,LON  where it is on the map (the center of Bucharest)
  --phone NUMBER         its phone
  --methods LIST         pickup,delivery or one of them (both)
  --hours TEXT           24/7, 10:00-22:00, or "1-5 10:00-22:00; 6,7 12:00-02:00" with Monday as 1 (24/7)
  --hours-file FILE      the same from JSON: a place of schema.org, or places with open_hours of which one is the location;
                         hours of dates become exceptions
  --zone FILE            where it delivers, as GeoJSON (Bucharest within its ring road)
  --delivery-fee AMOUNT  what delivery costs (${firstFee("RON")} RON, ${firstFee("USD")} USD)`;

/** What delivery costs at a new shop until it says otherwise. */
export function firstFee(currency: Currency): string {
  return currency === "RON" ? "10.00" : "4.00";
}

/** Reads those flags. `readText` reads a file's text, and answers null for one that cannot be read. */
export function takeLocation(
  flags: FlagReader,
  shop: { readonly name: string; readonly currency: Currency },
  readText: (path: string) => string | null,
): NewLocation {
  const name = flags.take("location", lineOfText(1, 120), shop.name);
  const hours = flags.take("hours", parseOpeningHours, ROUND_THE_CLOCK);
  const { week, exceptions } = flags.take("hours-file", hoursFile(readText, name), {
    week: hours,
    exceptions: [],
  });
  return {
    name,
    address: flags.take("address", lineOfText(1, 200), "București"),
    coordinates: flags.take("coordinates", coordinatePair, BUCHAREST_CENTRE),
    phone: flags.take("phone", lineOfText(0, 40), ""),
    methods: flags.take("methods", methodNames, ["pickup", "delivery"]),
    hours: week,
    exceptions,
    area: flags.take("zone", zoneFile(readText), BUCHAREST),
    deliveryFee: flags.take("delivery-fee", feeAmount, firstFee(shop.currency)),
  };
}

function hoursFile(readText: (path: string) => string | null, place: string): Parse<PlaceHours> {
  return (path) => {
    const text = readText(path);
    const hours = text === null ? err("it cannot be read") : parseHoursFile(text, place);
    return hours.ok ? hours : err(`a file with opening hours, but of ${path}: ${hours.error}`);
  };
}

function zoneFile(readText: (path: string) => string | null): Parse<Area> {
  return (path) => {
    const text = readText(path);
    const area = text === null ? err("it cannot be read") : parseZoneFile(text);
    return area.ok ? ok(area.value) : err(`a GeoJSON file, but of ${path}: ${area.error}`);
  };
}
