import { describe, expect, it } from "vitest";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { panel } from "#ui/design/dialog/dialog.css.ts";
import { defaultAccent } from "#ui/design/theme/palette.ts";

describe("the looks", () => {
  it("are six button sizes, and the colors accent, dark or zinc, and white", () => {
    const { size, color } = buttonStyle.classNames.variants;
    expect(Object.keys(size)).toEqual(["responsive", "xs", "sm", "md", "lg", "xl"]);
    expect(Object.keys(color)).toEqual(["accent", "dark", "zinc", "white"]);
    expect(buttonStyle()).toBe(buttonStyle({ size: "lg", color: "dark" }));
  });

  it("are six modal sizes, three heights and four transitions", () => {
    const { size, height, transition } = panel.classNames.variants;
    expect(Object.keys(size)).toEqual(["sm", "md", "lg", "xl", "3xl", "full"]);
    expect(Object.keys(height)).toEqual(["content", "screen-mobile", "screen"]);
    expect(Object.keys(transition)).toEqual(["slide-up", "slide-left", "fade-in-fullscreen", "none"]);
    expect(panel()).toBe(panel({ size: "lg" }));
  });

  it("are eleven shades of an orange accent", () => {
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
});
