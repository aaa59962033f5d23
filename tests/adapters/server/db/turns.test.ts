import { fc } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { createTurns, inTurnsOf, turnKey } from "#adapters/server/db/turns.ts";
import { flush, runs } from "#tests/support/patience.ts";

/** Takes a turn for each key and ends them one after the other; answers whose turn was when. */
async function served(atOnce: number, keys: readonly string[]): Promise<readonly string[]> {
  const turns = createTurns({ atOnce });
  const order: string[] = [];
  const leaves: (() => void)[] = [];
  for (const key of keys)
    void turns.take(key).then((leave) => {
      order.push(key);
      leaves.push(leave);
    });
  await flush();
  for (let next = leaves.shift(); next !== undefined; next = leaves.shift()) {
    next();
    await flush();
  }
  expect([turns.waiting(), turns.isFull()]).toEqual([0, false]);
  return order;
}

describe("turns by whom work is for (LIMIT-7)", () => {
  it("serve each of those that wait once before anybody twice", async () => {
    expect(await served(1, ["a", "a", "a", "a", "b", "c", "b"])).toEqual(["a", "a", "b", "c", "a", "b", "a"]);
  });

  it("give all to who is alone, in the order of arrival", async () => {
    expect(await served(2, ["a", "a", "a"])).toEqual(["a", "a", "a"]);
  });

  it("never let anybody wait for more than one of each other key and those before it of its own", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 }),
        async (atOnce, keys) => {
          const order = await served(atOnce, keys);
          expect([...order].toSorted()).toEqual([...keys].toSorted());
          const waiting = order.slice(atOnce);
          const others = new Set(waiting).size - 1;
          for (const key of new Set(waiting)) {
            const places = waiting.flatMap((one, place) => (one === key ? [place] : []));
            places.forEach((place, before) =>
              expect(place).toBeLessThanOrEqual(before + (before + 1) * others),
            );
          }
        },
      ),
      runs(60),
    );
  });

  it("end a wait that takes too long, and leave the others their places", async () => {
    const refusal = new Error("too long");
    const turns = createTurns({ atOnce: 1, patience: { millis: 5, refusal: () => refusal } });
    const leave = await turns.take("a");
    await expect(turns.take("b")).rejects.toBe(refusal);
    const next = turns.take("c");
    leave();
    leave();
    (await next)();
    expect([turns.waiting(), turns.waitingFor("b"), turns.isFull()]).toEqual([0, 0, false]);
  });

  it("let more than usual through only while somebody has waited long", async () => {
    const turns = createTurns({ atOnce: 3, usually: { atOnce: 1, millis: 5 } });
    const first = await turns.take("a");
    const begun = performance.now();
    const second = await turns.take("b");
    expect(performance.now() - begun).toBeGreaterThanOrEqual(4);
    const third = await turns.take("c");
    let isFourthIn = false;
    const fourth = turns.take("d").then((leave) => {
      isFourthIn = true;
      return leave;
    });
    await flush();
    // Nobody has waited long yet: the places beyond the usual one are given back.
    third();
    second();
    await flush();
    expect([isFourthIn, turns.waiting()]).toEqual([false, 1]);
    first();
    (await fourth)();
    expect([turns.waiting(), turns.isFull()]).toEqual([0, false]);
  });

  it("have more than usual hand their places on while somebody has waited long", async () => {
    const turns = createTurns({ atOnce: 2, usually: { atOnce: 1, millis: 5 } });
    const first = await turns.take("a");
    const second = await turns.take("b");
    const waiting = [turns.take("c"), turns.take("d")];
    await new Promise((resolve) => setTimeout(resolve, 20));
    first();
    second();
    const leaves = await Promise.all(waiting);
    expect(turns.waiting()).toBe(0);
    leaves.forEach((leave) => leave());
    expect(turns.isFull()).toBe(false);
  });

  it("forget who was refused before having waited long", async () => {
    const refusal = new Error("too long");
    const turns = createTurns({
      atOnce: 2,
      usually: { atOnce: 1, millis: 10 },
      patience: { millis: 2, refusal: () => refusal },
    });
    const leave = await turns.take("a");
    await expect(turns.take("b")).rejects.toBe(refusal);
    await new Promise((resolve) => setTimeout(resolve, 20));
    leave();
    expect([turns.waiting(), turns.isFull()]).toEqual([0, false]);
  });

  it("know whom work is for wherever it continues, and of nobody outside of it", async () => {
    const heard = await Promise.all(
      ["a", "b"].map((key) =>
        inTurnsOf(key, async () => {
          await flush();
          return turnKey();
        }),
      ),
    );
    expect([...heard, turnKey()]).toEqual(["a", "b", ""]);
  });
});
