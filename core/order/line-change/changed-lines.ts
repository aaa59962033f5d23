import type { Line } from "#core/cart/line.ts";
import { priceTrace } from "#core/cart/pricing/price-line.ts";
import { add, subtract, sum } from "#core/money/add.ts";
import { isSameMoney, isZero, min } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";
import { multiply } from "#core/money/multiply.ts";
import type { CartItemId } from "#core/kernel/id.ts";

/** How a change is carried out: as the customer agreed, at no higher price than before, or without what replaces. */
export type ChangeTerms = "agreed" | "replaced" | "removed";

/** How much of a line is left, and what is offered for the rest, priced as the menu says today. */
export interface ProposedLine {
  readonly itemId: CartItemId;
  readonly qtyLeft: number;
  readonly replacement: Line | null;
}

/**
 * The lines of an order after a change (ORDER-34). What is kept costs what it cost when ordered; what replaces stands where its line stood,
 * and is charged no more than that unless the customer agreed.
 */
export function linesOf(
  lines: readonly Line[],
  changes: readonly ProposedLine[],
  terms: ChangeTerms,
): readonly Line[] {
  return lines.flatMap((line) => {
    const change = changes.find(({ itemId }) => itemId === line.itemId);
    if (change === undefined) return [line];
    const left = leftOf(line, change.qtyLeft);
    const { replacement } = change;
    const instead =
      replacement === null || terms === "removed" ? null : replacing(line, left, replacement, terms);
    return [left, instead].filter((one) => one !== null);
  });
}

/** The total of an order after its lines changed: fee and tip stay. */
export function totalAfter(total: Money, before: readonly Line[], after: readonly Line[]): Money {
  return add(subtract(total, ofLines(before, total)), ofLines(after, total));
}

function ofLines(lines: readonly Line[], { currency }: Money): Money {
  return sum(
    lines.map((line) => line.total),
    currency,
  );
}

/** What is left of a line: its unit price stays, points and discount are its share of them, half-even to the minor unit. */
function leftOf(line: Line, qty: number): Line | null {
  if (qty === 0) return null;
  if (qty === line.qty) return line;
  const linePrice = multiply(line.unitPrice, qty);
  const share = (amount: Money): Money => multiplyByRatio(amount, qty, line.qty, "halfEven");
  const pointsPaid = min(share(line.pointsPaid), linePrice);
  const discount = min(share(line.discount), subtract(linePrice, pointsPaid));
  return priced({
    ...line,
    qty,
    linePrice,
    // Points pay whole pieces.
    pointsUsed: Math.floor((line.pointsUsed * qty) / line.qty),
    pointsPaid,
    discount,
  });
}

/** What replaces the pieces that a line loses, with the share that a promotion took off them. */
function replacing(line: Line, left: Line | null, replacement: Line, terms: ChangeTerms): Line {
  const { qty } = replacement;
  const gone = left === null ? line.linePrice : subtract(line.linePrice, left.linePrice);
  const saved = left === null ? line.discount : subtract(line.discount, left.discount);
  const unitPrice =
    terms === "agreed"
      ? replacement.unitPrice
      : min(replacement.unitPrice, multiplyByRatio(gone, 1, qty, "floor"));
  const linePrice = multiply(unitPrice, qty);
  const discount = isZero(gone)
    ? saved
    : min(multiplyByRatio(linePrice, saved.amount, gone.amount, "halfEven"), linePrice);
  const { promotionId } = line;
  return priced({ ...replacement, unitPrice, linePrice, discount, promotionId }, replacement.unitPrice);
}

function priced(line: Line, menuPrice = line.unitPrice): Line {
  const { unitPrice, linePrice, pointsPaid, discount } = line;
  // A price that was lowered is not the menu's: its modifiers are in it.
  const product = isSameMoney(unitPrice, menuPrice) ? line.trace.find(({ key }) => key === "product") : null;
  const listed = product?.amount ?? unitPrice;
  return {
    ...line,
    total: subtract(subtract(linePrice, pointsPaid), discount),
    trace: priceTrace(listed, line),
  };
}
