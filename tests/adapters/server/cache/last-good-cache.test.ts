import { describe, expect, it } from "vitest";
import { createLastGoodCache, PLACEHOLDER_MS, TRY_AGAIN_MS } from "#adapters/server/cache/last-good-cache.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { flush } from "#tests/support/patience.ts";

const FRESH_MS = 60_000;
const NEVER = new Promise<never>(() => undefined);

function start() {
  let now = 1_000_000;
  let reads = 0;
  let read = (key: string): Promise<string | null> => Promise.resolve(`${key} ${reads}`);
  const cache = createLastGoodCache<string>({
    read: (key) => {
      reads += 1;
      return read(key);
    },
    most: 10,
    freshMillis: FRESH_MS,
    millis: () => now,
  });
  return {
    cache,
    pass: (millis: number) => (now += millis),
    reads: () => reads,
    answer: (next: typeof read) => {
      read = next;
    },
    goAway: () => {
      read = () => Promise.reject(new DatabaseUnavailable("It is away"));
    },
  };
}

describe("a cache of last good answers", () => {
  it("reads once for simultaneous requests, and again when the value is old", async () => {
    const { cache, pass, reads } = start();
    expect(await Promise.all([cache.get("a"), cache.get("a")])).toEqual(["a 1", "a 1"]);
    pass(FRESH_MS);
    expect(cache.get("a")).toBe(cache.get("a"));
    expect(reads()).toBe(1);
    pass(1);
    expect(await Promise.all([cache.get("a"), cache.get("a")])).toEqual(["a 2", "a 2"]);
  });

  it("caches neither missing values nor a first read that failed", async () => {
    const { cache, answer, goAway } = start();
    answer(() => Promise.resolve(null));
    expect(await cache.get("a")).toBeNull();
    goAway();
    await expect(cache.get("a")).rejects.toThrow("It is away");
    answer(() => Promise.resolve("there"));
    expect(await cache.get("a")).toBe("there");
  });

  it("waits for a new value after a change, and ignores a read that began before it", async () => {
    const { cache, answer } = start();
    const before = Promise.withResolvers<string>();
    await cache.get("a");
    cache.forget("a");
    answer(() => before.promise);
    const early = cache.get("a");
    cache.forget("a");
    answer(() => Promise.resolve("after"));
    expect(await cache.get("a")).toBe("after");
    before.resolve("before");
    expect(await early).toBe("before");
    expect(await cache.get("a")).toBe("after");
  });

  it("hands out the last good answer of an outage, asking the database once in three seconds", async () => {
    const { cache, pass, reads, goAway, answer } = start();
    const good = await Promise.all([cache.get("a"), cache.get("b")]);
    cache.forgetAll();
    goAway();
    expect(await Promise.all([cache.get("a"), cache.get("b")])).toEqual(good);
    const asked = reads();
    for (let call = 0; call < 100; call += 1) expect(await cache.get("a")).toBe(good[0]);
    expect(reads()).toBe(asked);
    for (let second = 0; second < 600; second += 1) {
      pass(1000);
      expect(await Promise.all([cache.get("a"), cache.get("b")])).toEqual(good);
      await flush();
    }
    expect(reads() - asked).toBeLessThanOrEqual(600_000 / TRY_AGAIN_MS);
    answer((key) => Promise.resolve(`${key} is back`));
    pass(TRY_AGAIN_MS + 1);
    await cache.get("a");
    await flush();
    expect(await Promise.all([cache.get("a"), cache.get("b")])).toEqual(["a is back", "b is back"]);
  });

  it("does not wait for a database that never answers, and asks it one thing at a time", async () => {
    const { cache, pass, reads, answer } = start();
    await cache.get("a");
    pass(FRESH_MS + 1);
    answer(() => NEVER);
    for (let call = 0; call < 3; call += 1) {
      expect(await cache.get("a")).toBe("a 1");
      pass(10_000);
    }
    expect(reads()).toBe(2);
  });

  it("lets an answer stand in for half an hour and no longer", async () => {
    const { cache, pass, goAway } = start();
    await cache.get("a");
    goAway();
    pass(PLACEHOLDER_MS);
    expect(await cache.get("a")).toBe("a 1");
    pass(1);
    await expect(cache.get("a")).rejects.toThrow(DatabaseUnavailable);
  });

  it("hides no other error, and has no answer stand in where a reading is asked for", async () => {
    const { cache, pass, goAway, answer } = start();
    await cache.get("a");
    goAway();
    await expect(cache.refresh("a")).rejects.toThrow(DatabaseUnavailable);
    answer(() => Promise.reject(new Error("A mistake")));
    pass(FRESH_MS + TRY_AGAIN_MS);
    expect(await cache.get("a")).toBe("a 1");
    cache.forget("a");
    await expect(cache.get("a")).rejects.toThrow("A mistake");
  });
});
