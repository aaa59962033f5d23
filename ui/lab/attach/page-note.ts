import type { Sighting } from "../trace/sighting.ts";

/** The channel on which pages of one origin tell the Lab of their actors. */
export const CHANNEL = "diner_lab";

/** What a page and the Lab tell each other. */
export type PageNote =
  /** The Lab asks every page to say all that it has seen. */
  | { readonly kind: "ask" }
  /** A page says what it saw, from the first, second, … sighting on. */
  | {
      readonly kind: "seen";
      readonly page: string;
      readonly title: string;
      readonly from: number;
      readonly sightings: readonly Sighting[];
    };

/** Reads what came over the channel; null for anything else. */
export function readNote(note: unknown): PageNote | null {
  if (!isRecord(note)) return null;
  const { kind, page, title, from, sightings } = note;
  if (kind === "ask") return { kind };
  if (kind !== "seen" || typeof page !== "string" || typeof title !== "string" || typeof from !== "number")
    return null;
  if (!Array.isArray(sightings) || !sightings.every(isSighting)) return null;
  return { kind, page, title, from, sightings };
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const PARTS: ReadonlyMap<unknown, readonly string[]> = new Map<unknown, readonly string[]>([
  ["actor", ["actor", "at"]],
  ["message", ["to", "event", "at"]],
  ["answer", ["call", "after", "at"]],
  ["state", ["actor", "states", "changed", "arrows", "at"]],
]);

// Both ends are of one build: what has the parts of its kind is taken for whole.
function isSighting(value: unknown): value is Sighting {
  if (!isRecord(value)) return false;
  const parts = PARTS.get(value["kind"]);
  return parts !== undefined && parts.every((part) => part in value);
}
