import { Instant as JodaInstant } from "@js-joda/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  instantOfMillis,
  millisBetween,
  parseInstant,
  plusMillis,
  toMillis,
  type Instant,
} from "#core/time/instant.ts";
import { toInstant } from "#tests/support/builders/values.ts";

describe("parseInstant", () => {
  it.each([
    ["2027-03-28T01:00:00Z", "2027-03-28T01:00:00.000Z"],
    ["2027-03-28T04:00+03:00", "2027-03-28T01:00:00.000Z"],
    ["2027-03-27T20:30:00.5-0430", "2027-03-28T01:00:00.500Z"],
    ["2028-02-29T23:59:59.999999Z", "2028-02-29T23:59:59.999Z"],
    ["9999-12-31T23:59:59", "9999-12-31T23:59:59.000Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
  ])("reads %s", (text, expected) => {
    expect(parseInstant(text)).toBe(expected);
  });

  it.each([
    "",
    "2027-03-28",
    "2027-02-29T00:00:00Z",
    "2027-13-01T00:00:00Z",
    "2027-04-31T00:00:00Z",
    "2027-01-01T24:00:00Z",
    "2027-01-01T00:60:00Z",
    "2027-01-01T00:00:60Z",
    "2027-01-01T00:00:00+19:00",
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+01:00",
    " 2027-01-01T00:00:00Z",
    "2027-01-01T00:00:00Zulu",
  ])("refuses «%s»", (text) => {
    expect(parseInstant(text)).toBeNull();
  });

  it("reads back whatever js-joda writes", () => {
    fc.assert(
      fc.property(anyInstant(), (at) => {
        const joda = JodaInstant.ofEpochMilli(toMillis(at));
        expect(parseInstant(joda.toString())).toBe(at);
        expect(JodaInstant.parse(at).toEpochMilli()).toBe(toMillis(at));
      }),
    );
  });
});

describe("instantOfMillis", () => {
  it("is the inverse of toMillis, and texts sort as time does", () => {
    fc.assert(
      fc.property(anyInstant(), anyInstant(), (a, b) => {
        expect(instantOfMillis(toMillis(a))).toBe(a);
        expect(a < b).toBe(toMillis(a) < toMillis(b));
        expect(plusMillis(a, millisBetween(a, b))).toBe(b);
      }),
    );
  });

  it("throws outside the years that four digits write", () => {
    expect(() => plusMillis(toInstant("9999-12-31T23:59:59.999Z"), 1)).toThrow("No instant");
    expect(() => instantOfMillis(0.5)).toThrow("No instant");
  });
});

/** Any valid instant. */
function anyInstant(): fc.Arbitrary<Instant> {
  return fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }).map(instantOfMillis);
}
