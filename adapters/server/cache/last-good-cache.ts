import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";

/**
 * For so long after it was read, an answer is used when the database cannot answer. An outage may begin with
 * answers that are ten minutes old, and menus have to outlast its first ten minutes.
 */
export const PLACEHOLDER_MS = 1_800_000;
/** While the database cannot answer, one read in so many milliseconds tries it again. */
export const TRY_AGAIN_MS = 3000;
/** Without a change notification, an answer is read again after this long. */
const PATIENCE_MS = 250;

/** Answers of the database by key, which stay available during an outage. */
export interface LastGoodCache<T> {
  /**
   * What is known of a key, read again once it is stale or was forgotten. Where the database cannot answer, the
   * last good answer, and from then on at once. The same promise as long as it is the same reading.
   */
  get(key: string): Promise<T | null>;
  /** Whether an answer is held for a key, fresh or not. */
  knows(key: string): boolean;
  /** Reads a key again, with no stale answer as fallback. */
  refresh(key: string): Promise<T | null>;
  /** The answer may have changed: the next caller waits for a new read. */
  forget(key: string): void;
  forgetAll(): void;
}

/** What a cache is made of. */
export interface LastGoodOptions<T> {
  /** Answers null for what does not exist; that is never cached. */
  readonly read: (key: string) => Promise<T | null>;
  readonly most: number;
  /** For so long an answer is used without reading again. */
  readonly freshMillis: number;
  readonly millis: () => number;
}

interface Entry<T> {
  good: { readonly answer: Promise<T | null>; readonly at: number; isOutdated: boolean } | null;
  reading: Promise<T | null> | null;
}

/** An empty cache; concurrent readers of one key share one read. */
export function createLastGoodCache<T>(options: LastGoodOptions<T>): LastGoodCache<T> {
  const { read, millis } = options;
  const entries = new LRUCache<string, Entry<T>>({ max: options.most });
  let unavailableSince: number | null = null;
  let readings = 0;

  const isWithin = (since: number, span: number): boolean => {
    const age = millis() - since;
    return age >= 0 && age <= span;
  };

  function refresh(key: string): Promise<T | null> {
    const entry: Entry<T> = entries.peek(key) ?? { good: null, reading: null };
    const reading = read(key);
    entry.reading = reading;
    entries.set(key, entry);
    readings += 1;
    reading.then(
      (answer) => settle(key, entry, reading, answer),
      (error: unknown) => fail(key, entry, reading, error),
    );
    return reading;
  }

  function settle(key: string, entry: Entry<T>, reading: Promise<T | null>, answer: T | null): void {
    readings -= 1;
    unavailableSince = null;
    if (entry.reading !== reading) return;
    entry.reading = null;
    if (answer === null) entries.delete(key);
    else entry.good = { answer: reading, at: millis(), isOutdated: false };
  }

  function fail(key: string, entry: Entry<T>, reading: Promise<T | null>, error: unknown): void {
    readings -= 1;
    if (error instanceof DatabaseUnavailable) unavailableSince = millis();
    if (entry.reading !== reading) return;
    entry.reading = null;
    if (entry.good === null) entries.delete(key);
  }

  function forget(entry: Entry<T>): void {
    unavailableSince = null;
    entry.reading = null;
    if (entry.good !== null) entry.good.isOutdated = true;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      const good = entry?.good ?? null;
      if (entry === undefined || good === null || !isWithin(good.at, PLACEHOLDER_MS))
        return entry?.reading ?? refresh(key);
      if (!good.isOutdated && isWithin(good.at, options.freshMillis)) return good.answer;
      if (unavailableSince !== null) {
        if (readings === 0 && !isWithin(unavailableSince, TRY_AGAIN_MS)) void refresh(key);
        return good.answer;
      }
      return orLastGood(entry.reading ?? refresh(key), good.answer, good.isOutdated);
    },
    refresh,
    knows: (key) => (entries.peek(key)?.good ?? null) !== null,
    forget: (key) => {
      const entry = entries.peek(key);
      if (entry !== undefined) forget(entry);
    },
    forgetAll: () => entries.forEach(forget),
  };
}

function orLastGood<T>(reading: Promise<T>, lastGood: Promise<T>, isPatient: boolean): Promise<T> {
  const answer = reading.catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return lastGood;
    throw error;
  });
  const chosen = isPatient ? answer : Promise.race([answer, delay(PATIENCE_MS).then(() => lastGood)]);
  // Who only compares readings drops them.
  chosen.catch(() => undefined);
  return chosen;
}
