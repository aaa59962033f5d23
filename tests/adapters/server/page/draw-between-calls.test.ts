import { beforeEach, describe, expect, it } from "vitest";
import { createDrawBetweenCalls, type DrawBetweenCalls } from "#adapters/server/page/draw-between-calls.ts";

const DRAWING_MS = 5;
const LULL_MS = 3;

let millis: number;
let use: { total: number; idle: number; lent: number };
let onWait: () => void;
let draw: DrawBetweenCalls;

beforeEach(() => {
  millis = 1000;
  use = { total: 1, idle: 1, lent: 0 };
  onWait = () => undefined;
  const wait = async (duration: number): Promise<void> => {
    millis += duration;
    onWait();
  };
  draw = createDrawBetweenCalls(() => ({ ...use }), { now: () => millis, wait });
});

/** When each of so many pages began, in milliseconds from the beginning. */
async function startsOf(count: number): Promise<readonly number[]> {
  const starts: number[] = [];
  for (let index = 0; index < count; index += 1)
    await draw(async () => {
      starts.push(millis - 1000);
      millis += DRAWING_MS;
    });
  return starts;
}

describe("createDrawBetweenCalls", () => {
  it("draws one page at once after the other where few calls come", async () => {
    use.lent = 19;
    expect(await startsOf(3)).toEqual([0, DRAWING_MS, 2 * DRAWING_MS]);
  });

  it("leaves calls the more time after each page the more of them come, up to fifteen times its own", async () => {
    const gapAt = async (lent: number): Promise<number> => {
      use.lent = lent;
      const [first = 0, second = 0] = await startsOf(2);
      return second - first;
    };
    expect(await gapAt(40)).toBe(DRAWING_MS + 4 * DRAWING_MS + LULL_MS);
    expect(await gapAt(100)).toBe(DRAWING_MS + 10 * DRAWING_MS + LULL_MS);
    expect(await gapAt(1000)).toBe(DRAWING_MS + 15 * DRAWING_MS + LULL_MS);
  });

  it("draws at once again when the calls of a rush are over", async () => {
    use.lent = 400;
    await startsOf(2);
    millis += 1000;
    await startsOf(1);
    millis += 1000;
    const from = millis - 1000;
    expect(await startsOf(2)).toEqual([from, from + DRAWING_MS]);
  });

  it("begins when no call has waited for the database for a while", async () => {
    use.lent = 400;
    use.idle = 0;
    onWait = () => {
      if (millis === 1007) use.idle = 1;
      if (millis === 1009) use.lent += 1;
    };
    expect(await startsOf(1)).toEqual([9 + LULL_MS]);
  });

  it("begins after a while although calls never rest", async () => {
    use.lent = 400;
    use.idle = 0;
    expect(await startsOf(1)).toEqual([25]);
  });

  it("throws what a drawing threw, and draws the next", async () => {
    const thrown = new Error("No such screen");
    await expect(draw(() => Promise.reject(thrown))).rejects.toBe(thrown);
    await expect(draw(async () => "drawn")).resolves.toBe("drawn");
  });
});
