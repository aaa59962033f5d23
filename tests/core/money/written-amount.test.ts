import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { err, ok } from "#core/kernel/result.ts";
import { readWrittenAmount } from "#core/money/written-amount.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { valueOf } from "#tests/support/builders/values.ts";

describe("readWrittenAmount", PROPERTY_TIMEOUT, () => {
  it.each([
    ["9,00", "9.00", null],
    [" 9,00 RON ", "9.00", "RON"],
    ["12.50 lei", "12.50", "RON"],
    ["12.50lei.", "12.50", "RON"],
    ["RON 12,5", "12.5", "RON"],
    ["1.234,50", "1234.50", null],
    ["1,234.50", "1234.50", null],
    ["1 234,50", "1234.50", null],
    ["1\u00a0234,50\u202flei", "1234.50", "RON"],
    ["1'234.50", "1234.50", null],
    ["1.234.567", "1234567", null],
    ["1 234", "1234", null],
    ["9,-", "9", null],
    ["9.", "9", null],
    [",50", "0.50", null],
    ["09,00", "9.00", null],
    ["0,125", "0.125", null],
    ["1234.567", "1234.567", null],
    ["$ 12.50", "12.50", "USD"],
    ["$12.50 USD", "12.50", "USD"],
    ["-9,00", "-9.00", null],
    ["−9,00 lei", "-9.00", "RON"],
    ["９，００", "9.00", null],
    ["9,00 €", "9.00", "EUR"],
  ])("reads %j as %s %s", (text, amount, currency) => {
    expect(readWrittenAmount(text)).toEqual(ok({ amount, currency }));
  });

  it.each(["1.234", "1,234", "12.500", "999,000 lei", "RON 1.234"])(
    "refuses the two readings of %j",
    (text) => {
      expect(readWrittenAmount(text)).toEqual(err("amount.two_readings"));
    },
  );

  it.each([
    "",
    "lei",
    "gratis",
    "9 buc",
    "9-12",
    "9/12",
    "9 00",
    "1.23.456",
    "1.2345,00",
    "1.234.56",
    "1,234,567.89.0",
    "0.123.456",
    "1e3",
    "0x10",
    "12.50 lei RON 3",
    "$9 lei",
    "de la 9,00",
    "9,00 lei/kg",
    "--9",
  ])("finds no amount in %j", (text) => {
    expect(readWrittenAmount(text)).toEqual(err("amount.unreadable"));
  });

  const minor = fc.nat({ max: 99_999_999 });
  const marks = fc.constantFrom(
    { thousands: "", decimals: "." },
    { thousands: "", decimals: "," },
    { thousands: ".", decimals: "," },
    { thousands: ",", decimals: "." },
    { thousands: " ", decimals: "," },
    { thousands: "\u00a0", decimals: "." },
    { thousands: "’", decimals: "." },
  );
  const money = fc.constantFrom(
    ["", ""],
    ["", " lei"],
    ["", "\u00a0RON"],
    ["RON ", ""],
    ["lei ", ""],
    [" ", " "],
  );

  it("reads every amount as it was meant, whatever marks divide it", () => {
    fc.assert(
      fc.property(minor, marks, money, (units, { thousands, decimals }, [before, after]) => {
        const whole = String(Math.floor(units / 100));
        const cents = String(units % 100).padStart(2, "0");
        const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
        const read = readWrittenAmount(`${before}${grouped}${decimals}${cents}${after}`);
        expect(valueOf(read).amount).toEqual(`${whole}.${cents}`);
      }),
      runs(500),
    );
  });

  it("answers a plain decimal or a refusal for any text", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^[-+ $]?[0-9.,' ]{0,12}(?: lei| RON)?$/),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = readWrittenAmount(written);
        expect(read.ok ? read.value.amount : "0").toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/);
      }),
      runs(1000),
    );
  });
});
