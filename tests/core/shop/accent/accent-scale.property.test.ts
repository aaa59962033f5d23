import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { accentScale } from "#core/shop/accent/accent-scale.ts";
import { contrast } from "#core/shop/accent/contrast.ts";

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);

/** What a scale can be read with: black on the bright half, white on the deep one. */
function worstContrasts(chosen: string): { readonly bright: number; readonly deep: number } {
  const scale = accentScale(chosen);
  const bright = [scale[50], scale[100], scale[200], scale[300], scale[400]];
  const deep = [scale[700], scale[800], scale[900], scale[950]];
  return {
    bright: Math.min(...bright.map((shade) => contrast(shade, "#000000"))),
    deep: Math.min(...deep.map((shade) => contrast(shade, "#ffffff"))),
  };
}

describe("the shades of a color that an owner chose (SHOP-17)", () => {
  it("keep a green as it is where white can be read on it, and a yellow where black can", () => {
    expect(accentScale("#166534")).toEqual({
      "50": "#f2f6f3",
      "100": "#e2ece6",
      "200": "#c2d7ca",
      "300": "#8cb39b",
      "400": "#408159",
      "500": "#32784d",
      "600": "#246e40",
      "700": "#166534",
      "800": "#12512a",
      "900": "#0e4121",
      "950": "#082413",
    });
    const yellow = accentScale("#ffe600");
    expect(yellow[400]).toBe("#ffe600");
    expect(contrast(yellow[700], "#ffffff")).toBeCloseTo(4.5, 1);
  });

  test.prop([color], { numRuns: 1000 })("can be read whatever the color is", (chosen) => {
    const { bright, deep } = worstContrasts(chosen);
    expect(bright).toBeGreaterThanOrEqual(4.5);
    expect(deep).toBeGreaterThanOrEqual(4.5);
  });

  test.prop([color])("become darker from one to the next, and one of them is the color itself", (chosen) => {
    const scale = accentScale(chosen);
    const shades = [
      scale[50],
      scale[100],
      scale[200],
      scale[300],
      scale[400],
      scale[500],
      scale[600],
      scale[700],
      scale[800],
      scale[900],
      scale[950],
    ];
    const onBlack = shades.map((shade) => contrast(shade, "#000000"));
    for (const [at, light] of onBlack.entries()) expect(light).toBeLessThanOrEqual(onBlack[at - 1] ?? 21);
    expect([scale[400], scale[700]]).toContain(chosen);
  });
});
