import { beforeEach, describe, expect, it } from "vitest";
import { createDrawBetweenCalls, type DrawBetweenCalls } from "#adapters/server/page/draw-between-calls.ts";

const START_MS = 1000;
const DRAWING_MS = 5;
const LULL_MS = 3;

let millis: number;
let use: { total: number; idle: number; lent: number };
let onWait: () => void;
let draw: DrawBetweenCalls;

beforeEach(async () => {
  millis = START_MS;
  // What a start asked the database before the first page is no call.
  use = { total: 1, idle: 1, lent: 500 };
  onWait = () => undefined;
  const wait = async (duration: number): Promise<void> => {
    millis += duration;
    onWait();
  };
  draw = createDrawBetweenCalls(() => ({ ...use }), { now: () => millis, wait });
  await draw(async () => undefined);
});

/** When each of so many pages began, in milliseconds from the first page of all. */
async function startsOf(count: number, drawingMs = DRAWING_MS): Promise<readonly number[]> {
  const starts: number[] = [];
  for (let index = 0; index < count; index += 1)
    await draw(async () => {
      starts.push(millis - START_MS);
      millis += drawingMs;
    });
  return starts;
}

async function gapOf(drawingMs = DRAWING_MS): Promise<number> {
  const [first = 0, second = 0] = await startsOf(2, drawingMs);
  return second - first;
}

describe("createDrawBetweenCalls", () => {
  it("draws one page at once after the other where few calls come", async () => {
    use.lent += 19;
    expect(await startsOf(3)).toEqual([0, DRAWING_MS, 2 * DRAWING_MS]);
  });

  it("leaves calls the more time after each page the more of them come, up to fifteen times its own", async () => {
    use.lent += 40;
    expect(await gapOf()).toBe(DRAWING_MS + 4 * DRAWING_MS + LULL_MS);
    use.lent += 60;
    expect(await gapOf()).toBe(DRAWING_MS + 10 * DRAWING_MS + LULL_MS);
    use.lent += 900;
    expect(await gapOf()).toBe(DRAWING_MS + 15 * DRAWING_MS + LULL_MS);
  });

  it("rests 90 ms at most, however long a page takes", async () => {
    use.lent += 400;
    expect(await gapOf(200)).toBe(200 + 90 + LULL_MS);
  });

  it("draws at once again when the calls of a rush are over", async () => {
    use.lent += 400;
    await startsOf(2);
    millis += 1000;
    await startsOf(1);
    millis += 1000;
    expect(await gapOf()).toBe(DRAWING_MS);
  });

  it("begins when no call has waited for the database for a while", async () => {
    use.lent += 400;
    use.idle = 0;
    onWait = () => {
      if (millis === START_MS + 7) use.idle = 1;
      if (millis === START_MS + 9) use.lent += 1;
    };
    expect(await startsOf(1)).toEqual([9 + LULL_MS]);
  });

  it("begins after a while although calls never rest", async () => {
    use.lent += 400;
    use.idle = 0;
    expect(await startsOf(1)).toEqual([25]);
  });

  it("throws what a drawing threw, and draws the next", async () => {
    const thrown = new Error("No such screen");
    await expect(draw(() => Promise.reject(thrown))).rejects.toBe(thrown);
    await expect(draw(async () => "drawn")).resolves.toBe("drawn");
  });
});
