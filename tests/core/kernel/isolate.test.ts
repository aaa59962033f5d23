import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isolate } from "#core/kernel/isolate.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const OPEN = "\u2068";
const CLOSE = "\u2069";

describe("a text of somebody's inside a sentence of ours", () => {
  it.each([
    ["مطعم الشام"],
    ["פיצה!"],
    ["Pizza שלום"],
    ["٣"],
    ["𞤆𞤵𞤤𞤢𞤪"],
    ["𐤀𐤁"],
    // A note may hold marks that steer; what they begin ends with the isolate.
    ["\u202eabc"],
    ["\u200f10"],
  ])("%j is put between the marks that isolate it", (text) => {
    expect(isolate(text)).toBe(`${OPEN}${text}${CLOSE}`);
  });

  it.each([["Bistro Nord"], ["Ștefan țăran"], ["10"], ["Кафе"], ["寿司"], ["👩‍🍳 Ana"], [""]])(
    "%j stays as it is: nothing in it turns",
    (text) => {
      expect(isolate(text)).toBe(text);
    },
  );

  it("law: is isolated wherever a letter from right to left stands in it", PROPERTY_TIMEOUT, () => {
    const rightToLeft = fc.mapToConstant(
      { num: 27, build: (index) => String.fromCodePoint(0x5d0 + index) },
      { num: 26, build: (index) => String.fromCodePoint(0x621 + index) },
      { num: 34, build: (index) => String.fromCodePoint(0x1e900 + index) },
    );
    fc.assert(
      fc.property(fc.string(), rightToLeft, fc.string(), (before, letter, after) => {
        const text = `${before}${letter}${after}`;
        expect(isolate(text)).toBe(`${OPEN}${text}${CLOSE}`);
      }),
      runs(200),
    );
  });
});
