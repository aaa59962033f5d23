import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, negate, subtract, sum } from "#core/money/add.ts";
import { CURRENCIES } from "#core/money/money.ts";
import { compare } from "#core/money/compare.ts";
import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";
import { multiply } from "#core/money/multiply.ts";
import { parseMoney, zero } from "#core/money/parse-money.ts";
import { arbitraryMoney, toMinorUnits, fromMinorUnits } from "#tests/support/arbitraries/cart.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

// A hundred digits hold every product exactly.
const ExactDecimal = Decimal.clone({ precision: 100, defaults: true });
const MODES = [
  ["halfEven", Decimal.ROUND_HALF_EVEN],
  ["halfUp", Decimal.ROUND_HALF_UP],
  ["up", Decimal.ROUND_UP],
  ["down", Decimal.ROUND_DOWN],
  ["ceiling", Decimal.ROUND_CEIL],
  ["floor", Decimal.ROUND_FLOOR],
] as const;
const CANONICAL = /^(?!-0\.00$)-?(?:0|[1-9]\d*)\.\d{2}$/;

describe("money", PROPERTY_TIMEOUT, () => {
  it("reads what it wrote", () => {
    fc.assert(
      fc.property(
        arbitraryMoney(),
        fc.constantFrom(CURRENCIES.RON.code, CURRENCIES.USD.code),
        ({ amount }, currency) => {
          expect(parseMoney(amount, currency)).toEqual({ ok: true, value: { amount, currency } });
        },
      ),
      runs(1000),
    );
  });

  it("reads any text as canonical money or refuses it", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^[-+ ]?[0-9.,eExX]{0,8}$/),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = parseMoney(written, "RON");
        expect(read.ok ? read.value.amount : "0.00").toMatch(CANONICAL);
      }),
      runs(1500),
    );
  });

  it("subtracts what it added", () => {
    fc.assert(
      fc.property(arbitraryMoney(), arbitraryMoney(), (money, other) => {
        expect(subtract(add(money, other), other)).toEqual(money);
        expect(add(money, other)).toEqual(fromMinorUnits(toMinorUnits(money) + toMinorUnits(other)));
        expect(add(money, negate(money))).toEqual(zero("RON"));
        expect(compare(money, other)).toBe(-compare(other, money) || 0);
      }),
      runs(1000),
    );
  });

  it("multiplies as repeated addition does", () => {
    fc.assert(
      fc.property(arbitraryMoney(), fc.integer({ min: 0, max: 99 }), (money, times) => {
        expect(multiply(money, times)).toEqual(
          sum(
            Array.from({ length: times }, () => money),
            "RON",
          ),
        );
      }),
      runs(300),
    );
  });

  it("rounds half to even as whole-number arithmetic says", () => {
    fc.assert(
      fc.property(
        arbitraryMoney(),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (money, numerator, denominator) => {
          const exact = toMinorUnits(money) * BigInt(numerator);
          expect(multiplyByRatio(money, numerator, denominator, "halfEven")).toEqual(
            fromMinorUnits(halfEven(exact, BigInt(denominator))),
          );
        },
      ),
      runs(3000),
    );
  });

  it("rounds a ratio by every mode as decimal.js does", () => {
    const rate = fc.integer({ min: -99_999, max: 99_999 }).map((hundredths) => (hundredths / 100).toFixed(2));
    fc.assert(
      fc.property(
        arbitraryMoney(),
        rate,
        rate.filter((text) => Number(text) !== 0),
        fc.constantFrom(...MODES),
        (money, numerator, denominator, [mode, rounding]) => {
          const value = new ExactDecimal(money.amount).times(numerator).dividedBy(denominator);
          expect(multiplyByRatio(money, numerator, denominator, mode).amount).toBe(
            value.toDecimalPlaces(2, rounding).plus(0).toFixed(2).replace("-0.00", "0.00"),
          );
        },
      ),
      runs(3000),
    );
  });
});

// Floor division, then the neighbor that is nearer, the even one on a tie.
function halfEven(numerator: bigint, denominator: bigint): bigint {
  const floor = numerator / denominator - (numerator % denominator < 0n ? 1n : 0n);
  const twice = 2n * (numerator - floor * denominator);
  if (twice !== denominator) return twice < denominator ? floor : floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
}
