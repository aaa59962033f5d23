import { describe, expect, it } from "vitest";
import { parseMoney, toMoney, zero } from "#core/money/parse-money.ts";

describe("parseMoney", () => {
  it("reads an amount and writes it with two decimals", () => {
    expect(parseMoney("12.5", "RON")).toEqual({ ok: true, value: { amount: "12.50", currency: "RON" } });
    expect(parseMoney("7", "USD")).toEqual({ ok: true, value: { amount: "7.00", currency: "USD" } });
    expect(parseMoney("-0.05", "RON")).toEqual({ ok: true, value: { amount: "-0.05", currency: "RON" } });
    expect(parseMoney("1.500000", "RON")).toEqual({ ok: true, value: { amount: "1.50", currency: "RON" } });
    expect(parseMoney("999999999999.99", "RON")).toEqual({
      ok: true,
      value: { amount: "999999999999.99", currency: "RON" },
    });
  });

  it.each(["-0", "-0.00", "-0.0"])("never shows a negative zero: %s", (text) => {
    expect(parseMoney(text, "RON")).toEqual({ ok: true, value: { amount: "0.00", currency: "RON" } });
  });

  it("loses the sign of what rounds to zero", () => {
    expect(parseMoney("-0.004", "RON", "halfEven")).toEqual({ ok: true, value: zero("RON") });
  });

  it.each([
    "",
    " ",
    " 1",
    "1 ",
    "1\n",
    "\t1",
    "\u00a01",
    "1e",
    "1e3",
    "1E3",
    "0x10",
    "0b1",
    "0o7",
    "NaN",
    "Infinity",
    "-Infinity",
    "٣",
    "１",
    "1,00",
    "1.000,00",
    "1 000",
    "1_000",
    "+1",
    "--1",
    "-",
    ".",
    ".5",
    "1.",
    "1.2.3",
    "007",
    "null",
    "undefined",
    "constructor",
    "9".repeat(400),
    `0.${"0".repeat(400)}`,
    `1.${"0".repeat(31)}`,
    "1\u0000",
    "\ud800",
    "−1",
  ])("refuses %j", (text) => {
    expect(parseMoney(text, "RON")).toEqual({ ok: false, error: "money.not_a_number" });
  });

  it("refuses more than twelve digits before the point, also when rounding makes the thirteenth", () => {
    expect(parseMoney("1000000000000", "RON")).toEqual({ ok: false, error: "money.too_large" });
    expect(parseMoney("999999999999.999", "RON", "halfEven")).toEqual({
      ok: false,
      error: "money.too_large",
    });
  });

  it("requires a supported currency (MONEY-2)", () => {
    expect(parseMoney("1", null)).toEqual({ ok: false, error: "money.currency_required" });
    expect(parseMoney("1", undefined)).toEqual({ ok: false, error: "money.currency_required" });
    expect(parseMoney("1", "")).toEqual({ ok: false, error: "money.currency_required" });
    for (const currency of ["EUR", "ron", "RON ", "946", "constructor", "__proto__", "toString"])
      expect(parseMoney("1", currency)).toEqual({ ok: false, error: "money.currency_unsupported" });
  });

  it("refuses what needs rounding unless a mode is named (MONEY-3)", () => {
    expect(parseMoney("1.005", "RON")).toEqual({ ok: false, error: "money.needs_rounding" });
    expect(parseMoney("1.005", "RON", "halfEven")).toEqual({ ok: true, value: toMoney("1.00", "RON") });
    expect(parseMoney("1.005", "RON", "halfUp")).toEqual({ ok: true, value: toMoney("1.01", "RON") });
  });
});

describe("toMoney", () => {
  it("throws for code what it refuses for a person", () => {
    expect(toMoney("87.5", "RON")).toEqual({ amount: "87.50", currency: "RON" });
    expect(() => toMoney("1e3", "RON")).toThrow("money.not_a_number");
    expect(() => toMoney("0.001", "USD")).toThrow("money.needs_rounding");
  });
});
