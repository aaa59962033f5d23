import { describe, expect, it } from "vitest";
import { inSlices, type Turns } from "#adapters/browser/http/in-slices.ts";
import { nextTask } from "#adapters/browser/http/next-task.ts";

/** A browser in which each step takes a millisecond, and another task what it likes. */
function fakeTurns(onTurn: () => void = () => undefined): {
  readonly turns: Turns;
  readonly step: () => void;
  readonly given: () => readonly number[];
} {
  let now = 0;
  const given: number[] = [];
  return {
    step: () => {
      now += 1;
    },
    given: () => given,
    turns: {
      now: () => now,
      nextTask: async () => {
        given.push(now);
        now += 100;
        onTurn();
      },
    },
  };
}

function* work(steps: number, step: () => void): Generator<undefined, string, undefined> {
  for (let done = 0; done < steps; done += 1) {
    step();
    yield;
  }
  return "done";
}

const { signal } = new AbortController();

describe("inSlices", () => {
  it("gives the browser its turn each eight milliseconds", async () => {
    const { turns, step, given } = fakeTurns();
    expect(await inSlices(work(20, step), signal, turns)).toBe("done");
    expect(given()).toEqual([8, 116]);
  });

  it("is done within the first slice where that is enough", async () => {
    const { turns, step, given } = fakeTurns();
    expect(await inSlices(work(7, step), signal, turns)).toBe("done");
    expect(given()).toEqual([]);
  });

  it("stops where it is once nobody waits for it", async () => {
    const life = new AbortController();
    const { turns, step, given } = fakeTurns(() => life.abort());
    await expect(inSlices(work(1000, step), life.signal, turns)).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(given()).toEqual([8]);
  });

  it("continues in another task, after what waits already", async () => {
    const order: string[] = [];
    const waiting = Promise.resolve().then(() => order.push("microtask"));
    await nextTask();
    order.push("task");
    await waiting;
    expect(order).toEqual(["microtask", "task"]);
  });
});
