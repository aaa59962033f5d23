import type { Line } from "#core/cart/line.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import type { ChangeableSale } from "../line-change/change-sale.ts";
import { subtract, sum } from "#core/money/add.ts";
import { isLess, isPositive } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { zero } from "#core/money/parse-money.ts";
import type { Instant } from "#core/time/instant.ts";
import { REFUNDED_PAYMENT, UNPAID_PAYMENT, type Payment } from "../payment.ts";
import {
  waitingComplaint,
  type Complaint,
  type ComplaintDraft,
  type Resolution,
  type ResolutionChoice,
} from "./complaint.ts";

/** What was sold and paid, what is complained of, and what was given back. */
export interface Sale extends ChangeableSale {
  readonly payment: Payment;
  readonly complaints: readonly Complaint[];
  /** Points are worth something where the order brings some. */
  readonly pointsEarned: number;
}

/** What may still be refunded: nothing before the order is paid, then its total less what was refunded. */
export function refundable({ total, payment }: Pick<Sale, "total" | "payment">): Money {
  if (payment.status === UNPAID_PAYMENT) return zero(total.currency);
  return payment.refunded === null ? total : subtract(total, payment.refunded);
}

/** The lines of which nothing was refunded yet. */
export function refundableLines({ lines, complaints }: Pick<Sale, "lines" | "complaints">): readonly Line[] {
  const refunded = new Set(complaints.flatMap(({ resolution }) => resolution?.itemIds ?? []));
  return lines.filter(({ itemId }) => !refunded.has(itemId));
}

/**
 * How much a refund is (ORDER-23): all that is left, or what the chosen lines cost in money, each once. Null where that
 * is nothing, more than is left, or a line that is not the order's or was refunded before.
 */
export function refundOf(sale: Sale, itemIds: readonly CartItemId[] | null): Money | null {
  const left = refundable(sale);
  const lines = refundableLines(sale).filter(({ itemId }) => itemIds?.includes(itemId) ?? true);
  if (itemIds !== null && (lines.length !== itemIds.length || itemIds.length === 0)) return null;
  const totals = lines.map(({ total }) => total);
  const amount = itemIds === null ? left : sum(totals, sale.total.currency);
  return isPositive(amount) && !isLess(left, amount) ? amount : null;
}

/** The answer that a choice leads to; null where nothing is complained of, or nothing of that kind can be given. */
export function resolutionOf(
  sale: Sale,
  choice: ResolutionChoice,
  text: string | null,
  at: Instant,
): Resolution | null {
  if (waitingComplaint(sale.complaints) === null) return null;
  const nothing = { text, at, itemIds: null, amount: null, points: null };
  if (choice.type === "refuse") return { ...nothing, type: "refuse" };
  if (choice.type === "points" && sale.pointsEarned === 0) return null;
  if (choice.type === "points") return { ...nothing, type: "points", points: choice.points };
  const amount = refundOf(sale, choice.itemIds);
  return amount === null ? null : { ...nothing, type: "refund", itemIds: choice.itemIds, amount };
}

/** The sale with a complaint, as its customer wrote it. */
export function complained<S extends Sale>(sale: S, draft: ComplaintDraft, at: Instant): S {
  const complaint: Complaint = { ...draft, text: draft.text.trim(), at, resolution: null };
  return { ...sale, complaints: [...sale.complaints, complaint] };
}

/** The sale with its open complaint answered, and what was paid less the refund. */
export function resolved<S extends Sale>(sale: S, resolution: Resolution): S {
  const { amount } = resolution;
  const { refunded } = sale.payment;
  return {
    ...sale,
    complaints: sale.complaints.map((one) => (one.resolution === null ? { ...one, resolution } : one)),
    payment:
      amount === null
        ? sale.payment
        : {
            ...sale.payment,
            status: REFUNDED_PAYMENT,
            refunded: sum(refunded === null ? [amount] : [refunded, amount], amount.currency),
          },
  };
}
