import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PICTURE_WIDTHS, MIN_SIDES } from "#core/menu/picture.ts";
import { smallerSize } from "#core/menu/smaller-size.ts";

describe("the size in which a photo is sent (MENU-22)", () => {
  it.each([
    ["a camera's", { width: 4032, height: 3024 }, { width: 1280, height: 960 }],
    ["an upright one", { width: 3024, height: 4032 }, { width: 1280, height: 1707 }],
    ["one that is no wider than it is kept", { width: 1280, height: 4000 }, null],
    ["a narrow strip", { width: 9000, height: 900 }, null],
  ])("of %s", (_what, size, sent) => {
    expect(smallerSize(size)).toEqual(sent);
  });

  it("is never wider than what is kept, never too small, and of the same shape", () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sent = smallerSize({ width, height });
        fc.pre(sent !== null);
        expect(sent?.width).toBe(PICTURE_WIDTHS[2]);
        expect(sent?.height).toBeGreaterThanOrEqual(MIN_SIDES.product.pixels);
        expect(Math.abs((sent?.height ?? 0) * width - height * PICTURE_WIDTHS[2])).toBeLessThanOrEqual(width);
      }),
    );
  });
});
