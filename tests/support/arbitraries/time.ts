import fc from "fast-check";
import { instantOfMillis, parseInstant, type Instant } from "#core/time/instant.ts";
import { formatMinuteOfDay } from "#core/time/local-time.ts";

/** Time zones of both hemispheres, with and without clock changes, one with a half-hour change and one across the date line. */
export const ZONES = [
  "Europe/Bucharest",
  "UTC",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
] as const;

/** The two nights of Bucharest on which clocks change in 2027. */
export const CLOCK_CHANGES = ["2027-03-28", "2027-10-31"] as const;

/** An instant from a text that is known to be valid. */
export function instant(text: string): Instant {
  const parsed = parseInstant(text);
  if (parsed === null) throw new Error(`Not an instant: ${text}`);
  return parsed;
}

/** Any valid instant. */
export function anyInstant(): fc.Arbitrary<Instant> {
  return fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }).map(instantOfMillis);
}

/** Instants from 2024 to 2029, half of them within a day of a clock change in Bucharest. */
export function tradingInstant(): fc.Arbitrary<Instant> {
  const near = fc
    .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -86_400_000, max: 2 * 86_400_000 }))
    .map(([date, shift]) => instantOfMillis(millisAt(date) + shift));
  return fc.oneof(
    fc.integer({ min: millisAt("2024-01-01"), max: millisAt("2029-12-31") }).map(instantOfMillis),
    near,
  );
}

/** A time of day "HH:mm" on the given grid of minutes. */
export function timeOfDay(step = 1): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 1440 / step - 1 }).map((index) => formatMinuteOfDay(index * step));
}

function millisAt(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
