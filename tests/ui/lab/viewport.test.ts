import { describe, expect, it } from "vitest";
import { fitting, opening, zoomed } from "#ui/lab/chart/use-viewport.ts";

const WINDOW = { width: 1032, height: 632 };

describe("the window over a chart", () => {
  it("shows the whole of it in the middle, and a small one hardly larger than it is", () => {
    expect(fitting({ width: 2000, height: 600 }, WINDOW)).toEqual({ x: 16, y: 166, scale: 0.5 });
    expect(fitting({ width: 100, height: 100 }, WINDOW)).toEqual({ x: 453.5, y: 253.5, scale: 1.25 });
  });

  it("begins at the start of a large one, where its words can be read, and follows what is in focus", () => {
    expect(opening({ width: 4000, height: 600 }, WINDOW, null)).toEqual({ x: 16, y: 106, scale: 0.7 });
    expect(opening({ width: 1000, height: 4000 }, WINDOW, null)).toEqual({ x: 166, y: 16, scale: 0.7 });
    const middle = { x: 100, y: 1950, width: 200, height: 100 };
    expect(opening({ width: 1000, height: 4000 }, WINDOW, middle)).toEqual({ x: 166, y: -1084, scale: 0.7 });
    const end = { x: 100, y: 3900, width: 200, height: 100 };
    expect(opening({ width: 1000, height: 4000 }, WINDOW, end)).toEqual({ x: 166, y: -2184, scale: 0.7 });
    expect(opening({ width: 1000, height: 600 }, WINDOW, middle)).toEqual(
      fitting({ width: 1000, height: 600 }, WINDOW),
    );
  });

  it("zooms around the pointer, and not without end", () => {
    const at = { x: 100, y: 200 };
    const next = zoomed({ x: 40, y: 80, scale: 1 }, 2, at);
    expect(next).toEqual({ x: -20, y: -40, scale: 2 });
    expect(zoomed(next, 0.5, at)).toEqual({ x: 40, y: 80, scale: 1 });
    expect(zoomed(next, 100, at).scale).toBe(4);
    expect(zoomed(next, 0.001, at).scale).toBe(0.1);
  });
});
