import { earnedPoints, eligibleForPoints } from "#core/reward/earned-points.ts";
import { spentFor } from "#core/reward/spent-for.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Currency, Money } from "#core/money/money.ts";

/** How a shop gives points (REWARD-6). */
export interface PointsRule {
  /** Whether it gives and takes any. */
  readonly isOn: boolean;
  /** Points for each unit of the currency, as decimal text without zeros at its end. */
  readonly pointsPerUnit: string;
}

/** The rule as it is held, with what it is shown next to. */
export interface HeldPointsRule {
  readonly version: number;
  readonly rule: PointsRule;
  readonly currency: Currency;
  /** The product that costs the fewest points; null where points pay nothing. */
  readonly cheapest: { readonly name: string; readonly points: number } | null;
}

/** Less than a thousand points, in ten thousandths. */
export const POINTS_RATE_PATTERN = /^(?:0|[1-9]\d{0,2})(?:\.\d{0,3}[1-9])?$/u;

/** Why a rate is refused. */
export type PointsRateProblem = "validation.points_rate";

/** What is wrong with a rule; null when nothing is. A shop that gives points gives some. */
export function pointsRuleProblem({ isOn, pointsPerUnit }: PointsRule): PointsRateProblem | null {
  const isRate = POINTS_RATE_PATTERN.test(pointsPerUnit) && !(isOn && pointsPerUnit === "0");
  return isRate ? null : "validation.points_rate";
}

/** A rule while it is typed. */
export interface PointsDraft {
  readonly isOn: boolean;
  readonly rate: string;
}

/** The draft that a rule begins with. */
export function toPointsDraft({ isOn, pointsPerUnit }: PointsRule, comma: "," | "."): PointsDraft {
  return { isOn, rate: pointsPerUnit.replace(".", comma) };
}

/** The rule of a draft: "1", "1,50" and "1.5" alike. */
export function readPointsDraft({ isOn, rate }: PointsDraft): Result<PointsRule, PointsRateProblem> {
  const pointsPerUnit = rate
    .trim()
    .replace(",", ".")
    .replace(/^0+(?=\d)/u, "")
    .replace(/(\.\d*?)0+$/u, "$1")
    .replace(/\.$/u, "");
  const rule = { isOn, pointsPerUnit };
  const problem = pointsRuleProblem(rule);
  return problem === null ? ok(rule) : err(problem);
}

/** An order as an example of a rule: what counts of it and what it earns. */
export interface PointsExample {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly pointsPaid: Money;
  readonly deliveryFee: Money;
  readonly eligible: Money;
  readonly points: number;
  /** What has to be spent for the cheapest product; null where points pay nothing. */
  readonly spentForCheapest: Money | null;
}

/** Two lines of 64.50 and 25.00 of which a discount took 6.50 and points paid the second, delivered for 9.00. */
export function pointsExample(
  { isOn, pointsPerUnit }: PointsRule,
  { currency, cheapest }: Pick<HeldPointsRule, "currency" | "cheapest">,
): PointsExample {
  const amount = (text: string): Money => toMoney(text, currency);
  const eligible = eligibleForPoints([{ total: amount("58.00") }, { total: amount("0.00") }], currency);
  const rate = isOn ? pointsPerUnit : "0";
  return {
    subtotal: amount("89.50"),
    discount: amount("6.50"),
    pointsPaid: amount("25.00"),
    deliveryFee: amount("9.00"),
    eligible,
    points: earnedPoints(eligible, rate),
    spentForCheapest: cheapest === null ? null : spentFor(cheapest.points, rate, currency),
  };
}
