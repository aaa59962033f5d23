import type { OpeningInterval } from "#core/shop/opening-hours.ts";

const TIME = /^(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?::00)?$/u;
const DAY_END = "24:00";

/** What stands somewhere, to be said again; a question mark where it is no text. */
export function writtenText(written: unknown): string {
  return typeof written === "string" ? written : "?";
}

/** A time of day as HH:mm, "24:00" at the latest; null where it is written otherwise. */
export function readTime(written: unknown): string | null {
  const { hour, minute } =
    (typeof written === "string" ? TIME.exec(written.trim())?.groups : undefined) ?? {};
  if (hour === undefined || minute === undefined || (hour === "24" && minute !== "00")) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}

/**
 * The hours between two times, which may pass midnight. "23:59" ends a day as midnight does, and a day from midnight to
 * midnight is closed, both as search engines have it of schema.org. Null where a time cannot be read, or both are the same.
 */
export function readStretch(opens: unknown, closes: unknown): readonly OpeningInterval[] | null {
  const [from, to] = [readTime(opens), readTime(closes)];
  if (from === null || to === null || from === DAY_END) return null;
  if (from === "00:00" && to === "00:00") return [];
  if (from === to) return null;
  return [[from, to === "23:59" ? DAY_END : to]];
}
