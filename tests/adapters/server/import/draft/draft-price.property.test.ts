import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { draftMinorPrice, draftPrice } from "#adapters/server/import/draft/draft-price.ts";
import { createFindings, describeFinding } from "#adapters/server/import/draft/finding.ts";
import type { ParseContext } from "#adapters/server/import/draft/parse-context.ts";
import type { JsonNode } from "#adapters/server/import/json/json-node.ts";

const at = (value: unknown): JsonNode => ({ file: "menu.json", path: "/price", value });

function readingRon(): ParseContext {
  return {
    findings: createFindings(),
    currency: "RON",
    relabel: false,
    locations: null,
    locale: "ro",
    takesPictures: false,
  };
}

function told(value: unknown, code: JsonNode | null = null): readonly [string | null, ...string[]] {
  const reading = readingRon();
  const price = draftPrice(at(value), code, reading);
  return [price?.amount ?? null, ...reading.findings.all().map(describeFinding)];
}

describe("draftPrice", () => {
  it.each([
    ["9,00", "9.00"],
    [" 9,00 RON ", "9.00"],
    ["12.50 lei", "12.50"],
    ["1.234,50", "1234.50"],
    ["1\u00a0234,50\u00a0lei", "1234.50"],
    ["0.500", "0.50"],
  ])("takes %j as people write it, and tells so", (text, amount) => {
    expect(told(text)).toEqual([
      amount,
      `menu.json, /price: the price ${JSON.stringify(text)} was taken as ${amount}`,
    ]);
  });

  it("takes the noise off a number that was computed, and tells so", () => {
    expect(told(1.1400000000000001)).toEqual([
      "1.14",
      'menu.json, /price: the price "1.1400000000000001" was taken as 1.14',
    ]);
    expect(told(0.1 + 0.2)).toEqual([
      "0.30",
      'menu.json, /price: the price "0.30000000000000004" was taken as 0.30',
    ]);
    expect(told(9.5)).toEqual(["9.50"]);
  });

  it("refuses two readings, another currency, and what is no amount, with file, place and reason", () => {
    const twoWays = "can be read in two ways: its mark may divide thousands or decimals";
    expect(told("1.234")).toEqual([null, `menu.json, /price: the price "1.234" ${twoWays}`]);
    expect(told("12.500")).toEqual([null, `menu.json, /price: the price "12.500" ${twoWays}`]);
    expect(told("9,00 USD")).toEqual([
      null,
      'menu.json, /price: the price is in "USD", and the shop trades in RON',
    ]);
    expect(told("de la 9 lei")).toEqual([
      null,
      'menu.json, /price: the price "de la 9 lei" is not an amount written as 12.50',
    ]);
    expect(told(1.234)).toEqual([null, 'menu.json, /price: the price "1.234" has more than two decimals']);
    expect(told("-9,00")).toEqual([null, 'menu.json, /price: the price "-9.00" is below zero']);
  });

  it("needs no currency field where one is written with the number", () => {
    expect(told("9,00 lei", { ...at(undefined), path: "/currency" })).toEqual([
      "9.00",
      'menu.json, /price: the price "9,00 lei" was taken as 9.00',
    ]);
  });

  test.prop([fc.nat({ max: 99_999_999 })])(
    "reads a number by its decimal text, to the last ban",
    (minorUnits) => {
      const text = `${Math.floor(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, "0")}`;
      const price = { amount: text, currency: "RON" };
      expect(draftPrice(at(Number(text)), null, readingRon())).toEqual(price);
      expect(draftPrice(at(text), null, readingRon())).toEqual(price);
      expect(draftMinorPrice(at(minorUnits), at("RON"), readingRon())).toEqual(price);
    },
  );

  test.prop([fc.oneof(fc.string(), fc.double(), fc.jsonValue())])(
    "tells about every price that it refuses",
    (value) => {
      for (const read of [draftPrice, draftMinorPrice]) {
        const reading = readingRon();
        const price = read(at(value), at("RON"), reading);
        const refused = reading.findings.all().filter(({ severity }) => severity === "refused");
        expect(refused.length).toEqual(price === null ? 1 : 0);
      }
    },
  );
});
