import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { draftMinorPrice, draftPrice } from "#adapters/server/import/draft-price.ts";
import { createFindings } from "#adapters/server/import/finding.ts";
import type { Reading } from "#adapters/server/import/reading.ts";
import type { Spot } from "#adapters/server/import/spot.ts";

const at = (value: unknown): Spot => ({ file: "menu.json", path: "/price", value });

function readingRon(): Reading {
  return { findings: createFindings(), currency: "RON", relabel: false, locale: "ro" };
}

describe("draftPrice", () => {
  test.prop([fc.nat({ max: 99_999_999 })])("reads a number by its decimal text, to the last ban", (bani) => {
    const text = `${Math.floor(bani / 100)}.${String(bani % 100).padStart(2, "0")}`;
    const price = { amount: text, currency: "RON" };
    expect(draftPrice(at(Number(text)), null, readingRon())).toEqual(price);
    expect(draftPrice(at(text), null, readingRon())).toEqual(price);
    expect(draftMinorPrice(at(bani), at("RON"), readingRon())).toEqual(price);
  });

  test.prop([fc.oneof(fc.string(), fc.double(), fc.jsonValue())])(
    "tells about every price that it refuses",
    (value) => {
      for (const read of [draftPrice, draftMinorPrice]) {
        const reading = readingRon();
        const price = read(at(value), at("RON"), reading);
        expect(reading.findings.all().length).toEqual(price === null ? 1 : 0);
      }
    },
  );
});
