import { describe, expect, it } from "vitest";
import {
  allScripts,
  builtFiles,
  callScripts,
  MENU_SOURCES,
  readBuildManifest,
  routeSizes,
  scriptsOf,
  scriptText,
  PRODUCT_SHEET_SOURCES,
} from "./first-javascript.ts";
import { allPages } from "#ui/office-pages.ts";
import { firstScreensOf } from "#ui/screens-of.ts";

const MAX_KIBIBYTES = 98;
const MAX_ROUTE_KIBIBYTES = 50;
const MAX_STYLE_KIBIBYTES = 15;
const MAX_CALLS_KIBIBYTES = 53;

// Texts that only these packages hold; they come late, with the first call, dialog or calendar.
const LATE_PACKAGES: Readonly<Record<string, string>> = {
  "react-aria": "data-react-aria-pressable",
  ky: "Request timed out",
  effect: "~effect/",
  "js-joda": "DateTimeException",
};

describe("the JavaScript that a menu needs before it can be used (PAGE-3)", () => {
  const first = scriptsOf(readBuildManifest(), MENU_SOURCES);

  it("is that of the entry, the screen and one language", () => {
    const screens = firstScreensOf(allPages({ kind: "diner" }), "/shops/bistro-nord/menu").map(
      ({ file }) => file,
    );
    expect(screens).toEqual(MENU_SOURCES.slice(1));
  });

  it(`has at most ${MAX_KIBIBYTES} KiB of brotli`, () => {
    const withProductSheet = scriptsOf(readBuildManifest(), [...MENU_SOURCES, ...PRODUCT_SHEET_SOURCES]);
    for (const { file, bytes } of first.scripts)
      console.log(`${(bytes / 1024).toFixed(1).padStart(6)} KiB ${file}`);
    console.log(
      `${first.kibibytes.toFixed(1)} KiB; ${withProductSheet.kibibytes.toFixed(1)} KiB with the product sheet`,
    );
    expect(first.kibibytes).toBeLessThanOrEqual(MAX_KIBIBYTES);
  });

  for (const [name, sign] of Object.entries(LATE_PACKAGES))
    it(`is without ${name}, which comes when it is needed`, () => {
      const texts = allScripts().filter((file) => scriptText(file).includes(sign));
      expect(texts).not.toEqual([]);
      expect(first.scripts.map(({ file }) => file).filter((file) => texts.includes(file))).toEqual([]);
    });

  it("contains only the router's place in the history, not its matching and resolving of addresses", () => {
    const text = first.scripts.map(({ file }) => scriptText(file)).join("\n");
    expect(text).toContain("useLocation() may be used");
    for (const unused of [
      "useNavigate() may be used",
      "useHref() may be used",
      "useRoutes() may be used",
      "Unexpected Application Error",
      "caseSensitive",
    ])
      expect(text).not.toContain(unused);
  });
});

describe("what a customer's first call loads besides", () => {
  const calls = callScripts(readBuildManifest());

  it(`is at most ${MAX_CALLS_KIBIBYTES} KiB of brotli`, () => {
    console.log(`${calls.kibibytes.toFixed(1)} KiB in ${calls.scripts.length} files for calls`);
    expect(calls.kibibytes).toBeLessThanOrEqual(MAX_CALLS_KIBIBYTES);
  });

  it("has no call of the back office, nor of pages that few people open", () => {
    const files = calls.scripts.map(({ file }) => file);
    for (const path of ["/operations/launches", "/dashboard/summary", "/co/{token}", "/tablet/person"]) {
      const holding = allScripts().filter((file) => scriptText(file).includes(path));
      expect(holding).not.toEqual([]);
      expect(holding.filter((file) => files.includes(file))).toEqual([]);
    }
    expect(files.some((file) => scriptText(file).includes("/checkout/quote"))).toBe(true);
  });
});

describe("what a page loads besides", () => {
  const sizes = routeSizes(readBuildManifest());

  it(`is at most ${MAX_ROUTE_KIBIBYTES} KiB of its own scripts for customers`, () => {
    const ofCustomers = sizes.filter(({ routeId }) => /^(?:shop|landing)\b/.test(routeId));
    expect(ofCustomers.length).toBeGreaterThan(10);
    expect(ofCustomers.filter(({ scripts }) => scripts > MAX_ROUTE_KIBIBYTES)).toEqual([]);
  });

  it(`is at most ${MAX_STYLE_KIBIBYTES} KiB of style sheets`, () => {
    expect(sizes.filter(({ styles }) => styles > MAX_STYLE_KIBIBYTES)).toEqual([]);
  });
});

describe("the build", () => {
  it("has no source maps", () => {
    expect(builtFiles().filter((file) => file.endsWith(".map"))).toEqual([]);
    expect(allScripts().filter((file) => scriptText(file).includes("sourceMappingURL"))).toEqual([]);
  });
});
