import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accentShades, accentStyle, readableAccent } from "#ui/design/theme/accent-style.ts";
import { contrast, mixed, nudged } from "#core/shop/accent/contrast.ts";
import { darkPalette, defaultAccent, lightPalette } from "#ui/design/theme/palette.ts";

type Scale = Parameters<typeof readableAccent>[0];

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);
const scales: fc.Arbitrary<Scale> = fc.record({
  "50": color,
  "100": color,
  "200": color,
  "300": color,
  "400": color,
  "500": color,
  "600": color,
  "700": color,
  "800": color,
  "900": color,
  "950": color,
});

/** Every pair of colors, one of which is written on the other, that depends on the accent. */
function written(accent: Scale): readonly (readonly [string, string])[] {
  const { color: light } = lightPalette;
  const { color: dark } = darkPalette;
  const surfaces = ["page", "card", "sunken", "raised"] as const;
  return [
    [light.accentInk, accent[700]],
    [light.accentInk, accent[800]],
    [accent[800], accent[100]],
    ...surfaces.map((surface) => [accent[700], light[surface]] as const),
    [accent[950], accent[400]],
    [accent[950], accent[300]],
    [accent[300], mixed(dark.card, accent[400], 0.16)],
    ...surfaces.map((surface) => [accent[400], dark[surface]] as const),
  ];
}

describe("the accent of a shop (SHOP-13)", () => {
  it("is readable wherever it is written with or on, whatever colors the shop chose", () => {
    fc.assert(
      fc.property(scales, (scale) => {
        for (const [text, ground] of written(readableAccent(scale)))
          expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000 },
    );
  });

  it("stays as it is where it can be read, the default one and one made readable", () => {
    expect(readableAccent(defaultAccent)).toEqual(defaultAccent);
    fc.assert(
      fc.property(scales, (scale) => {
        const readable = readableAccent(scale);
        expect(readableAccent(readable)).toEqual(readable);
      }),
    );
  });

  it("reaches the page made readable: a yellow shop writes white on a darker one", () => {
    const yellow = Object.fromEntries(accentShades.map((shade) => [shade, "#ffe600"]));
    const style = accentStyle(yellow);
    expect(style).toContain("--accent-500:#ffe600;");
    expect(style).not.toContain("--accent-700:#ffe600;");
    expect(style).toContain("--accent-400:#ffe600;");
  });
});

describe("contrast", () => {
  it("is 21 between black and white, 1 to oneself, and the same both ways", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrast(one, one)).toBe(1);
        expect(contrast(one, other)).toBe(contrast(other, one));
      }),
    );
    expect(() => contrast("red", "#ffffff")).toThrow("Not a plain color");
  });

  it("changes a color no more than it must", () => {
    expect(nudged("#123456", "#ffffff", () => true)).toBe("#123456");
    expect(nudged("#000000", "#ffffff", (one) => contrast(one, "#000000") >= 4.5)).toMatch(/^#7[4-6]/);
    expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
  });
});
