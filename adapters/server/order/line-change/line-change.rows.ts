import type { OrderMove } from "#core/order/lifecycle/move-order.ts";
import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import { toLineRow } from "#adapters/server/order/placement.rows.ts";
import type { StoredOrder } from "#adapters/server/order/stored-order.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { changedTotals } from "#core/checkout/decision/changed-totals.ts";
import type { OrderCharges } from "#core/checkout/decision/totals.ts";
import { isLess } from "#core/money/compare.ts";
import { sum } from "#core/money/add.ts";
import { lineNames } from "#core/order/line-names.ts";
import { piecesOf, type LineMove } from "#core/order/line-change/change-sale.ts";

/** What `order_write_move` carries out of a change of lines. */
export type LineChangeRow = Readonly<Record<string, unknown>>;

/** A change of lines as a move leaves it; null where the move has none. */
export function toLineChangeRow(
  { shopCache }: Pick<MoveOrderDeps, "shopCache">,
  stored: StoredOrder,
  { lineMove }: OrderMove,
  snapshot: ShopSnapshot | null,
): LineChangeRow | null {
  if (lineMove === null) return null;
  if (snapshot === null) throw new Error("The shop of an order is gone");
  const menus = shopCache.indexesOf(snapshot);
  const { change, before, after } = lineMove;
  const { own } = stored;
  const pieces = [...piecesOf(lineMove)].map(([product_id, number]) => ({ product_id, pieces: number }));
  if (change.outcome === null)
    return {
      lines: change.lines,
      names: change.lines.map(({ itemId, replacement }) => ({
        line: own.lineNames[before.findIndex((line) => line.itemId === itemId)] ?? {},
        replacement: replacement === null ? null : lineNames(replacement, menus),
      })),
      note: change.note,
      answer_by: change.answerBy,
      total_before: change.totalBefore.amount,
      total: change.total.amount,
      pieces,
    };
  const ended = { outcome: change.outcome, lines: change.lines, pieces };
  if (after === before) return ended;
  return {
    ...ended,
    ...sumsOf(stored, lineMove, snapshot),
    order_lines: after.map((line, position) =>
      toLineRow(line, menus, own.organizationId, stored.id, position),
    ),
  };
}

function sumsOf(stored: StoredOrder, { after }: LineMove, snapshot: ShopSnapshot) {
  const rates = ratesOf(snapshot, stored);
  const sums = changedTotals(stored, after, rates);
  const { cashChangeFor } = stored.payment;
  const discounts = after.map(({ discount }) => discount);
  return {
    order: {
      subtotal: sums.subtotal.amount,
      discount: sum(discounts, sums.total.currency).amount,
      discounts: sums.discounts,
      points_used: sums.pointsUsed,
      points_paid: sums.pointsPaid.amount,
      total: sums.total.amount,
      vat: sums.vat,
      points_earned: sums.pointsEarned,
      delivery_vat_rate: rates.deliveryVatRate,
      // A banknote that does not suffice any more is no change to bring.
      cash_change_for:
        cashChangeFor === null || isLess(cashChangeFor, sums.total) ? null : cashChangeFor.amount,
    },
    redemptions: sums.discounts.map(({ promotionId, amount }) => ({
      id: promotionId,
      amount: amount.amount,
    })),
  };
}

function ratesOf(
  { locations, shop, pointsPerUnit }: ShopSnapshot,
  { location }: StoredOrder,
): Pick<OrderCharges, "deliveryVatRate" | "pointsPerUnit"> {
  const own = locations.find(({ id }) => id === location.id);
  if (own === undefined) throw new Error("The location of an order is gone");
  return { deliveryVatRate: own.deliveryVatRate, pointsPerUnit: shop.features.points ? pointsPerUnit : "0" };
}
