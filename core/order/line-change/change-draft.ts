import type { Line } from "#core/cart/line.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { CartItemId, LocationId } from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import { linesOf, totalAfter, type ProposedLine } from "./changed-lines.ts";
import type { ChangeChoice, ReplacementChoice } from "./line-change.ts";
import { replacementLine } from "./replacement-line.ts";

/** The draft with so many pieces left of a line; with all of them the line is not changed. */
export function withQtyLeft(
  draft: readonly ChangeChoice[],
  { itemId, qty }: Pick<Line, "itemId" | "qty">,
  qtyLeft: number,
): readonly ChangeChoice[] {
  const replacement = draft.find((one) => one.itemId === itemId)?.replacement ?? null;
  const others = draft.filter((one) => one.itemId !== itemId);
  return qtyLeft >= qty ? others : [...others, { itemId, qtyLeft, replacement }];
}

/** The draft with a product that is offered for what a line loses; null offers nothing. */
export function withReplacement(
  draft: readonly ChangeChoice[],
  itemId: CartItemId,
  replacement: ReplacementChoice | null,
): readonly ChangeChoice[] {
  return draft.map((one) => (one.itemId === itemId ? { ...one, replacement } : one));
}

/** Where a draft is to be priced. */
export interface DraftScope {
  /** Null while it is not read. */
  readonly menu: MenuIndex | null;
  readonly locationId: LocationId;
  readonly fulfillmentMethod: FulfillmentMethod;
  readonly now: Instant;
}

/** The draft as it would be proposed, priced by the menu on screen; what cannot be ordered there is left out. */
export function proposedLines(
  draft: readonly ChangeChoice[],
  { menu, ...scope }: DraftScope,
): readonly ProposedLine[] {
  return draft.map(({ itemId, qtyLeft, replacement }) => ({
    itemId,
    qtyLeft,
    replacement:
      replacement === null || menu === null ? null : replacementLine(itemId, replacement, { ...scope, menu }),
  }));
}

/** What an order would cost after a draft to which its customer agrees. */
export function draftTotal(
  order: { readonly lines: readonly Line[]; readonly total: Money },
  lines: readonly ProposedLine[],
): Money {
  return totalAfter(order.total, order.lines, linesOf(order.lines, lines, "agreed"));
}
