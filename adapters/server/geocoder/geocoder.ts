import * as Schema from "effect/Schema";
import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import type { Log } from "#adapters/server/db/log.ts";
import {
  FOUND_ADDRESSES_MS,
  offeredAddresses,
  type FoundAddress,
} from "#core/fulfillment/address/address-search.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { Locale } from "#core/shop/shop.ts";

/** How long a geocoder may take, in milliseconds (FULFILLMENT-13). */
export const GEOCODER_TIMEOUT_MS = 3000;

/** Most characters of an answer. */
const MAX_ANSWER = 256 * 1024;

/** Answers that are kept. */
const KEPT_ANSWERS = 1000;

/** Degrees around a location in which an address is looked for first. */
const NEAR = 0.3;

/** Addresses by a part of their text. */
export interface Geocoder {
  /** Addresses near a place first; rejects where the service does not answer in time, or not as it should. */
  search(text: string, near: Coordinates, locale: Locale): Promise<readonly FoundAddress[]>;
}

/**
 * Asks a service that answers as Nominatim's /search does. Its redirects are not followed, what it answers is checked,
 * and answers are kept for a day. What is searched for is in no log.
 */
export function createGeocoder(address: string, log: Log, now: () => number): Geocoder {
  const kept = new LRUCache<string, readonly FoundAddress[]>({
    max: KEPT_ANSWERS,
    ...lifetime(FOUND_ADDRESSES_MS, now),
  });
  return {
    search: async (text, near, locale) => {
      const url = questionTo(address, text, near, locale);
      const known = kept.get(url.href);
      if (known !== undefined) return known;
      const started = now();
      try {
        const found = offeredAddresses(await ask(url));
        kept.set(url.href, found);
        return found;
      } catch (error) {
        const reason = error instanceof Error ? error.name : "unknown";
        log.warn({ reason, tookMs: now() - started }, "The geocoder gave no answer");
        throw error;
      }
    },
  };
}

function questionTo(address: string, text: string, near: Coordinates, locale: Locale): URL {
  const url = new URL(address);
  const { latitude, longitude } = near;
  const box = [longitude - NEAR, latitude + NEAR, longitude + NEAR, latitude - NEAR];
  const parameters = {
    q: text,
    format: "jsonv2",
    addressdetails: "1",
    limit: "10",
    "accept-language": locale,
    viewbox: box.map((degrees) => degrees.toFixed(2)).join(","),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

async function ask(url: URL): Promise<readonly FoundAddress[]> {
  const response = await fetch(url, {
    redirect: "error",
    signal: AbortSignal.timeout(GEOCODER_TIMEOUT_MS),
    headers: { accept: "application/json", "user-agent": "Diner" },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The geocoder answered ${response.status}`);
  }
  const text = await response.text();
  if (text.length > MAX_ANSWER) throw new Error("The geocoder answered too much");
  const answered: unknown = JSON.parse(text);
  return decodeAnswer(answered).map(toAddress);
}

const line = Schema.optionalKey(Schema.String);
const degrees = Schema.Union([Schema.String, Schema.Number]);
const decodeAnswer = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      lat: degrees,
      lon: degrees,
      address: Schema.Struct({
        road: line,
        pedestrian: line,
        house_number: line,
        city: line,
        town: line,
        village: line,
        municipality: line,
      }),
    }),
  ),
);

type Answer = ReturnType<typeof decodeAnswer>[number];

function toAddress({ lat, lon, address }: Answer): FoundAddress {
  const [latitude, longitude] = [Number(lat), Number(lon)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new Error("The geocoder answered no place");
  return {
    street: address.road ?? address.pedestrian ?? "",
    number: address.house_number ?? null,
    city: address.city ?? address.town ?? address.village ?? address.municipality ?? "",
    coordinates: { latitude, longitude },
  };
}
