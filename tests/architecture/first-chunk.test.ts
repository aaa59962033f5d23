import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { staticImportsOf } from "./static-imports.ts";

/** Packages that load when they are first needed. */
const LATE = ["@js-joda/core", "@js-joda/timezone", "effect", "ky", "@turf/boolean-point-in-polygon"];

const lateIn = (entries: readonly string[]): readonly string[] =>
  [...staticImportsOf(entries).packages]
    .filter(([name]) => LATE.includes(name))
    .map(([name, file]) => `${file} imports ${name}`);

const OTHER_TABLES = [
  "core/contract/endpoints/office/office-endpoints.ts",
  "core/contract/endpoints/rare/rare-endpoints.ts",
];

const contractOf = (table: string): readonly string[] =>
  [...staticImportsOf([table]).files].filter((file) => file.startsWith("core/contract/"));

describe("the first chunk", () => {
  it("has no calendar of time zones, decoding, HTTP or geometry in core's app, menu and cart", () => {
    const nouns = globSync("core/{menu,cart,toast,modal,account/auth}/**/*.ts");
    expect(lateIn(["core/app/create-app.ts", ...nouns])).toEqual([]);
  });

  it("has none in the browser's entry and the menu's screen either, nor any dialog", () => {
    const entries = ["ui/main.tsx", "ui/menu/menu-screen.tsx"];
    expect(lateIn(entries)).toEqual([]);
    expect([...staticImportsOf(entries).packages.keys()]).not.toContain("react-aria-components");
  });

  it("is followed by calls that need no calendar of time zones, which is three times as large as all they need", () => {
    const { packages } = staticImportsOf(["adapters/browser/http/http-ports.ts"]);
    expect([...packages.keys()]).toContain("ky");
    expect([...packages.keys()].filter((name) => name.startsWith("@js-joda/"))).toEqual([]);
  });

  it("is followed by the customers' calls without the contract of the back office, nor of pages that few people open", () => {
    const { files } = staticImportsOf(["adapters/browser/http/http-ports.ts"]);
    const apart = /^(?:core\/contract\/endpoints|adapters\/browser\/http)\/(?:office|rare)\//;
    expect([...files].filter((file) => apart.test(file))).toEqual([]);
    // What an endpoint of the other parts alone is made of, comes with them.
    const ofStorefront = contractOf("core/contract/endpoints/storefront-endpoints.ts");
    const ofRest = [...OTHER_TABLES.map(contractOf), contractOf("core/contract/endpoints/tools.ts")].flat();
    const others = ofRest.filter((file) => !ofStorefront.includes(file));
    expect(others.length).toBeGreaterThan(30);
    expect(others.filter((file) => files.has(file))).toEqual([]);
  });

  it("is followed by calls of the back office that need nothing of the rare ones, and the other way round", () => {
    const [ofOffice = [], ofRare = []] = OTHER_TABLES.map(contractOf);
    const ofStorefront = contractOf("core/contract/endpoints/storefront-endpoints.ts");
    expect(ofRare.filter((file) => ofOffice.includes(file) && !ofStorefront.includes(file))).toEqual([]);
  });

  it("is found by following imports to where the calendar is known to be", () => {
    const { files, packages } = staticImportsOf(["core/shop/slot/slots.ts"]);
    expect(files).toContain("core/time/zones.ts");
    expect([...packages.keys()]).toContain("@js-joda/core");
    expect(staticImportsOf(["core/app/create-app.ts"]).files.size).toBeGreaterThan(60);
  });
});
