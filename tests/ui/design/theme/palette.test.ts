import { describe, expect, it } from "vitest";
import { accentStyle } from "#ui/design/theme/accent-style.ts";
import { contrast as contrastOf } from "#core/shop/accent/contrast.ts";
import { darkPalette, defaultAccent, lightPalette } from "#ui/design/theme/palette.ts";

type Colors = Readonly<Record<keyof typeof lightPalette.color, string>>;

// A role of the accent is a shade of the default scale.
function plain(color: string): string {
  const accent = /^var\(--accent-(\d+)\)$/.exec(color)?.[1];
  const known: Readonly<Record<string, string>> = defaultAccent;
  return accent === undefined ? color : (known[accent] ?? "");
}

const contrast = (one: string, other: string): number => contrastOf(plain(one), plain(other));

const surfaces = ["page", "card", "sunken", "raised", "plate"] as const;
const texts = ["ink", "inkMuted", "inkSubtle"] as const;
const voices = ["accentText", "dangerText", "warnText", "successText", "noticeText"] as const;
const pairs = [
  ["darkInk", "dark"],
  ["darkInk", "darkHover"],
  ["accentInk", "accent"],
  ["accentInk", "accentHover"],
  ["dangerInk", "danger"],
  ["dangerText", "dangerSoft"],
  ["warnInk", "warn"],
  ["warnText", "warnSoft"],
  ["successInk", "success"],
  ["successText", "successSoft"],
  ["noticeText", "noticeSoft"],
] as const;

const themes: Readonly<Record<string, Colors>> = { light: lightPalette.color, dark: darkPalette.color };

describe.each(Object.entries(themes))("the %s palette", (_, colors) => {
  it("keeps every text readable (4.5:1) on every surface", () => {
    const weak = [...texts, ...voices].flatMap((text) =>
      surfaces
        .filter((surface) => !(surface === "plate" && voices.some((voice) => voice === text)))
        .filter((surface) => contrast(colors[text], colors[surface]) < 4.5)
        .map((surface) => `${text} on ${surface}: ${contrast(colors[text], colors[surface]).toFixed(2)}`),
    );
    expect(weak).toEqual([]);
  });

  it("keeps what is written on a fill readable", () => {
    const weak = pairs.filter(([ink, fill]) => contrast(colors[ink], colors[fill]) < 4.5);
    expect(weak).toEqual([]);
  });

  it("keeps the edges of controls and the focus ring visible (3:1)", () => {
    for (const surface of ["page", "card", "raised"] as const) {
      expect(contrast(colors.lineControl, colors[surface])).toBeGreaterThanOrEqual(3);
      expect(contrast(colors.focus, colors[surface])).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("accentStyle", () => {
  it("takes a shop's shades", () => {
    expect(accentStyle({ ...defaultAccent, "700": "#166534" })).toContain("--accent-700:#166534");
  });

  it("lets nothing but a color into the page", () => {
    const style = accentStyle({ "50": "red}</style><script>", "100": "#fff" });
    expect(style).toBe(accentStyle({}));
    expect(style).toContain("--accent-50:#fff7ed;");
  });
});
