/** An exact fraction; its denominator is above zero. Whole numbers hold every sum, product and quotient of money without loss. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A factor or a divisor: a whole number such as a quantity, or decimal text such as "0.20". */
export type Factor = number | string;

const DECIMAL_TEXT = /^-?\d{1,30}(?:\.\d{1,30})?$/;

/** The exact value of a factor; throws for a fraction as a number, since that is already inexact, and for other text. */
export function fractionOf(factor: Factor): Fraction {
  if (typeof factor === "number" ? !Number.isSafeInteger(factor) : !DECIMAL_TEXT.test(factor))
    throw new Error(`Neither a whole number nor decimal text: ${factor}`);
  if (typeof factor === "number") return { numerator: BigInt(factor), denominator: 1n };
  const point = factor.indexOf(".");
  const decimals = point < 0 ? 0 : factor.length - point - 1;
  return { numerator: BigInt(factor.replace(".", "")), denominator: 10n ** BigInt(decimals) };
}

/** The product of two fractions. */
export function multiplyFractions(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  };
}
