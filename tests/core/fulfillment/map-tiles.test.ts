import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { tilesOf } from "#core/fulfillment/map-tiles.ts";
import { frameOf } from "#core/fulfillment/plain-map.ts";

const TEMPLATE = "https://tiles.example/{z}/{x}/{y}.png";

describe("tilesOf", () => {
  it("names the tile of a place by the common scheme", () => {
    const frame = frameOf([], [{ latitude: 44.4268, longitude: 26.1025 }], 4 / 3);
    const tiles = tilesOf(frame, TEMPLATE);
    expect(tiles.map(({ url }) => url)).toContain("https://tiles.example/15/18759/11860.png");
    expect(tiles.length).toBeLessThanOrEqual(20);
  });

  const town = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });

  test.prop([town])("covers the frame without a gap", (center) => {
    const tiles = tilesOf(frameOf([], [center], 4 / 3), TEMPLATE);
    const [first] = tiles;
    const last = tiles.at(-1);
    expect(first?.from.x).toBeLessThanOrEqual(0);
    expect(first?.from.y).toBeLessThanOrEqual(0);
    expect(last?.to.x).toBeGreaterThanOrEqual(1);
    expect(last?.to.y).toBeGreaterThanOrEqual(1);
    for (const [index, { from, to }] of tiles.entries()) {
      expect(to.x).toBeGreaterThan(from.x);
      const next = tiles[index + 1];
      if (next !== undefined && next.from.x > from.x) expect(next.from.x).toBeCloseTo(to.x, 9);
      else if (next !== undefined) expect(next.from.y).toBeCloseTo(to.y, 9);
    }
  });
});
