/** The options of `lru-cache` by which entries expire. */
export interface Lifetime {
  readonly ttl: number;
  readonly ttlResolution: 0;
  readonly perf: { readonly now: () => number };
}

/** Entries live for `ttlMillis` as the given clock tells it, to the millisecond; the clock must not stand at zero. */
export function lifetime(ttlMillis: number, millis: () => number): Lifetime {
  return { ttl: ttlMillis, ttlResolution: 0, perf: { now: millis } };
}
