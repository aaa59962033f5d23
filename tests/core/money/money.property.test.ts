import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, negate, subtract, sum } from "#core/money/add.ts";
import { allocate, split } from "#core/money/allocate.ts";
import { compare } from "#core/money/compare.ts";
import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";
import { multiply } from "#core/money/multiply.ts";
import { parseMoney, zero } from "#core/money/parse-money.ts";
import { arbitraryCurrency, arbitraryMoney, baniOf, moneyOfBani } from "#tests/support/arbitraries/money.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/property-runs.ts";

const CANONICAL = /^(?!-0\.00$)-?(?:0|[1-9]\d*)\.\d{2}$/;

describe("money", PROPERTY_TIMEOUT, () => {
  it("reads what it wrote", () => {
    fc.assert(
      fc.property(arbitraryMoney(), arbitraryCurrency, ({ amount }, currency) => {
        expect(parseMoney(amount, currency)).toEqual({ ok: true, value: { amount, currency } });
      }),
      runs(1000),
    );
  });

  it("reads any text either as canonical money or not at all", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^[-+ ]?[0-9.,eExX]{0,8}$/),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = parseMoney(written, "RON");
        if (read.ok) expect(read.value.amount).toMatch(CANONICAL);
      }),
      runs(1500),
    );
  });

  it("takes back what it added", () => {
    fc.assert(
      fc.property(arbitraryMoney(), arbitraryMoney(), (money, other) => {
        expect(subtract(add(money, other), other)).toEqual(money);
        expect(add(money, other)).toEqual(moneyOfBani(baniOf(money) + baniOf(other)));
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
          const exact = baniOf(money) * BigInt(numerator);
          expect(multiplyByRatio(money, numerator, denominator, "halfEven")).toEqual(
            moneyOfBani(halfEven(exact, BigInt(denominator))),
          );
        },
      ),
      runs(3000),
    );
  });
});

describe("allocate", PROPERTY_TIMEOUT, () => {
  it("always sums to the whole, each part within a banu of its share", () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 })
      .filter((some) => some.some((weight) => weight > 0));
    fc.assert(
      fc.property(arbitraryMoney(), weights, (money, shares) => {
        const parts = allocate(money, shares);
        expect(sum(parts, "RON")).toEqual(money);
        const whole = BigInt(shares.reduce((total, share) => total + share, 0));
        shares.forEach((share, index) => {
          const part = parts[index] ?? zero("RON");
          const off = baniOf(part) * whole - baniOf(money) * BigInt(share);
          expect((off < 0n ? -off : off) < whole).toBe(true);
        });
      }),
      runs(1000),
    );
  });

  it("splits evenly, to the banu", () => {
    fc.assert(
      fc.property(arbitraryMoney(), fc.integer({ min: 1, max: 40 }), (money, parts) => {
        const shares = split(money, parts);
        const bani = shares.map(baniOf);
        expect(shares).toHaveLength(parts);
        expect(sum(shares, "RON")).toEqual(money);
        expect(bani.every((one) => bani.every((other) => one - other <= 1n))).toBe(true);
      }),
      runs(300),
    );
  });
});

// Floor division, then the neighbour that is nearer, the even one on a tie.
function halfEven(numerator: bigint, denominator: bigint): bigint {
  const floor = numerator / denominator - (numerator % denominator < 0n ? 1n : 0n);
  const twice = 2n * (numerator - floor * denominator);
  if (twice !== denominator) return twice < denominator ? floor : floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
}
