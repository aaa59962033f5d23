import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  CLIENT_DIRECTORY,
  MENU_SOURCES,
  readBuildManifest,
  scriptsOf,
  scriptText,
  PRODUCT_SHEET_SOURCES,
} from "./first-javascript.ts";
import { firstScreensOf } from "#ui/screens-of.ts";

const MAX_KIBIBYTES = 115;

// Texts that only these packages hold; they come late, with the first call, dialog or calendar.
const LATE_PACKAGES: Readonly<Record<string, string>> = {
  "react-aria": "data-react-aria-pressable",
  ky: "Request timed out",
  effect: "~effect/",
  "js-joda": "DateTimeException",
};

describe("the JavaScript that a menu needs before it can be used", () => {
  const first = scriptsOf(readBuildManifest(), MENU_SOURCES);

  it("is that of the entry, the screen and one language", () => {
    const screens = firstScreensOf({ kind: "diner" }, "/shops/bistro-nord/menu").map(({ file }) => file);
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

  it("contains only the router's matching, building and following of addresses", () => {
    const text = first.scripts.map(({ file }) => scriptText(file)).join("\n");
    expect(text).toContain("useNavigate");
    for (const unused of ["useRoutes() may be used", "Unexpected Application Error", "caseSensitive"])
      expect(text).not.toContain(unused);
  });
});

describe("the build", () => {
  it("has no source maps", () => {
    expect(filesOf("").filter((file) => file.endsWith(".map"))).toEqual([]);
    expect(allScripts().filter((file) => scriptText(file).includes("sourceMappingURL"))).toEqual([]);
  });
});

function filesOf(folder: string): readonly string[] {
  return readdirSync(`${CLIENT_DIRECTORY}/${folder}`, { recursive: true }).map(String);
}

function allScripts(): readonly string[] {
  return filesOf("").filter((file) => file.endsWith(".js"));
}
