import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LocalDateTime, ZoneId, ZoneRulesProvider } from "@js-joda/core";
import "@js-joda/timezone";
import { expect, it } from "vitest";
import { LATE_ZONES } from "../../.vite/late-zones.ts";
import { withEdits } from "../../.vite/package-edits.ts";

const PACKAGE = "node_modules/@js-joda/timezone/dist/js-joda-timezone.esm.js";
const CACHE = join("node_modules", ".cache", "late-zones");
// Every second month of two centuries.
const MOMENTS = Array.from({ length: 6 * 200 }, (_, at) =>
  LocalDateTime.of(1890 + Math.floor(at / 6), 1 + 2 * (at % 6), 15, 3, 30),
);

/** The hours of all zones, as the calendar that is loaded knows them. */
function allHours(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...ZoneRulesProvider.getAvailableZoneIds()].map((id) => {
      const rules = ZoneId.of(id).rules();
      return [id, MOMENTS.map((moment) => rules.offset(moment).toString()).join(" ")];
    }),
  );
}

it("zones that are read when they are asked for are those of the package", async () => {
  const expected = allHours();
  mkdirSync(CACHE, { recursive: true });
  const file = join(import.meta.dirname, "../..", CACHE, "zones.mjs");
  writeFileSync(file, withEdits(readFileSync(PACKAGE, "utf8"), LATE_ZONES));
  const before = ZoneRulesProvider.getRules("Europe/Bucharest");
  await import(file);
  expect(ZoneRulesProvider.getRules("Europe/Bucharest").constructor).not.toBe(before.constructor);
  expect(Object.keys(expected).length).toBeGreaterThan(500);
  expect(allHours()).toEqual(expected);
  expect(ZoneId.systemDefault().id()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it("a package that reads its zones in other words fails the build", () => {
  expect(() => withEdits("var tzdbZoneInfo = read(zones);", LATE_ZONES)).toThrow("is not written with");
});
