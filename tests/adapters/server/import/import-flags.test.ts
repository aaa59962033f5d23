import { describe, expect, it } from "vitest";
import { IMPORT_USAGE, readImportCall } from "#adapters/server/import/import-flags.ts";

const FACTS = { demo: false, readText: () => null };

function callOf(line: string, facts = FACTS) {
  return readImportCall(line.split(" "), facts);
}

describe("readImportCall", () => {
  it("reads a call and notes which flags only a new shop heeds", () => {
    expect(callOf("--format square --shop cafe --currency usd --name Cafe a.json b.json")).toMatchObject({
      ok: true,
      value: {
        format: "square",
        slug: "cafe",
        currency: "USD",
        vat: { rate: "11.00", named: false },
        paths: ["a.json", "b.json"],
        forNewShop: ["name"],
        newShop: { owner: null, besideShop: null, locale: "ro" },
      },
    });
  });

  it("gives a new shop of the demo to the demo's admin, unless it joins another's organization", () => {
    const demo = { ...FACTS, demo: true };
    const ownerOf = (line: string) => {
      const call = callOf(line, demo);
      return call.ok ? call.value.newShop.owner : undefined;
    };
    expect(ownerOf("--format square --shop cafe a.json")).toEqual({
      email: "admin@example.com",
      needed: false,
    });
    expect(ownerOf("--format square --shop cafe --beside bistro-nord a.json")).toEqual(null);
    expect(ownerOf("--format square --shop cafe --owner Ana@Example.com a.json")).toEqual({
      email: "ana@example.com",
      needed: true,
    });
  });

  it("names every problem at once, with the usage", () => {
    expect(
      callOf(
        "--format csv --shop Admin --currency EUR --vat 101 --timezone Mars --hours noon --zone none.json",
      ),
    ).toEqual({
      ok: false,
      error: [
        "The command cannot be used:",
        "  --format: expected one of tastyigniter, square, schema-org, power-api, canteen, table, diner",
        "  --shop: expected lower-case letters, digits and hyphens, at most 63, none of diner, www, api, admin",
        "  --currency: expected RON or USD",
        "  --vat: expected per cent, such as 11 or 11.00",
        "  --timezone: expected the name of a time zone, such as Europe/Bucharest",
        "  --hours: expected 24/7, or hours such as 10:00-22:00, or days with hours such as 1-5 10:00-22:00; 6,7 12:00-02:00",
        "  --zone: expected a GeoJSON file, but of none.json: it cannot be read",
        "  no FILE is named",
        "",
        IMPORT_USAGE,
      ].join("\n"),
    });
  });

  it("refuses a flag that it does not know", () => {
    const call = callOf("--format square --shop cafe --shade red a.json");
    expect(call.ok ? "" : call.error).toMatch(/^Unknown option '--shade'/);
  });
});
