import { describe, expect, it } from "vitest";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { panel } from "#ui/design/dialog/dialog.css.ts";
import { LOADING_DELAY_MS, LOADING_MS } from "#ui/design/feedback/loading-times.ts";
import { defaultAccent } from "#ui/design/theme/palette.ts";
import { motion, space } from "#ui/design/theme/tokens.ts";

describe("the looks", () => {
  it("are six button sizes, and the colors accent, dark or zinc, and white (DESIGN-1)", () => {
    const { size, color } = buttonStyle.classNames.variants;
    expect(Object.keys(size)).toEqual(["responsive", "xs", "sm", "md", "lg", "xl"]);
    expect(Object.keys(color)).toEqual(["accent", "dark", "zinc", "white"]);
    expect(buttonStyle()).toBe(buttonStyle({ size: "lg", color: "dark" }));
  });

  it("are six modal sizes, three heights and four transitions (MODAL-3)", () => {
    const { size, height, transition } = panel.classNames.variants;
    expect(Object.keys(size)).toEqual(["sm", "md", "lg", "xl", "3xl", "full"]);
    expect(Object.keys(height)).toEqual(["content", "screen-mobile", "screen"]);
    expect(Object.keys(transition)).toEqual(["slide-up", "slide-left", "fade-in-fullscreen", "none"]);
    expect(panel()).toBe(panel({ size: "lg" }));
  });

  it("are eleven shades of an orange accent (SHOP-13)", () => {
    expect(Object.keys(defaultAccent)).toEqual([
      "50",
      "100",
      "200",
      "300",
      "400",
      "500",
      "600",
      "700",
      "800",
      "900",
      "950",
    ]);
    expect(defaultAccent[500]).toBe("#f97316");
  });

  it("wait 200 ms before a loading indicator, which runs for 2,000 ms (DESIGN-2)", () => {
    expect([LOADING_DELAY_MS, LOADING_MS]).toEqual([200, 2000]);
  });

  it("move within 150 to 250 ms, in a rhythm of 8 px (DESIGN-4)", () => {
    const { out: _out, inward: _inward, ...times } = motion;
    for (const time of Object.values(times)) {
      expect(Number.parseInt(time, 10)).toBeGreaterThanOrEqual(150);
      expect(Number.parseInt(time, 10)).toBeLessThanOrEqual(250);
    }
    expect(space).toMatchObject({ xs: "8px", md: "16px", lg: "24px", xl: "32px" });
  });
});
