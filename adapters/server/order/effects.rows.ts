import { toUsageRow, type UsageRow } from "#adapters/server/cart/usage-row.ts";
import type { OrderMove } from "#core/order/lifecycle/move-order.ts";
import type { OrderEffect } from "#core/order/lifecycle/order-moves.ts";
import { UNANSWERED_IN_A_ROW } from "#core/order/lifecycle/unanswered.ts";
import { CONFIRMED_PAYMENT, UNPAID_PAYMENT, type Payment } from "#core/order/payment.ts";
import type { UsageTerm } from "#core/promotion/usage-limit.ts";
import type { Instant } from "#core/time/instant.ts";

/** What `order_write_move` carries out in addition to the order's own row. */
export interface EffectsRow {
  readonly release: boolean;
  readonly take: boolean;
  readonly capture: boolean;
  readonly earn: boolean;
  /** Until then the customer does not know of the move, and what it gives up stays held; `answer_settle` ends that. */
  readonly settle_at: Instant | null;
  readonly hurry: boolean;
  readonly recall: boolean;
  /** What becomes of the payment; null leaves it. */
  readonly payment_status: Payment["status"] | null;
  readonly streak: "grow" | "reset" | null;
  readonly pause_after: number;
  /** Null for a move that begins no break. */
  readonly pause_until: Instant | null;
  /** How often the customer may use each promotion that is taken again. */
  readonly usage: readonly UsageRow[];
}

/** The effects of a move of that moment, each carried out. */
export function toEffectsRow(
  effects: readonly OrderEffect[],
  usage: readonly UsageTerm[],
  at: Instant,
  breakEnd: Instant | null,
): EffectsRow {
  const nothing: EffectsRow = {
    release: false,
    take: false,
    capture: false,
    earn: false,
    settle_at: null,
    hurry: false,
    recall: false,
    payment_status: null,
    streak: null,
    pause_after: UNANSWERED_IN_A_ROW,
    pause_until: breakEnd,
    usage: usage.map(toUsageRow),
  };
  return effects.reduce((row, effect) => ({ ...row, ...carriedOut(effect, at) }), nothing);
}

function carriedOut(effect: OrderEffect, at: Instant): Partial<EffectsRow> {
  switch (effect.type) {
    // The message itself is `moveMessages`.
    case "notifyCustomer":
      return effect.due > at ? { settle_at: effect.due } : {};
    case "releaseHolds":
      return effect.due > at ? { settle_at: effect.due } : { release: true };
    case "takeHolds":
      return { take: true };
    case "captureHolds":
      return { capture: true };
    case "earnPoints":
      return { earn: true };
    case "confirmPayment":
      return { payment_status: CONFIRMED_PAYMENT };
    // The run itself is `toRunRow`.
    case "assignCourier":
    // Both are `toLineChangeRow`.
    case "proposeChange":
    case "settleChange":
    // Both are `toComplaintRows`.
    case "openComplaint":
    case "resolveComplaint":
      return {};
    case "flushNotifications":
      return { hurry: true };
    case "cancelNotifications":
      return { recall: true };
    case "countUnanswered":
      return { streak: "grow" };
    case "resetUnanswered":
      return { streak: "reset" };
  }
}

/** What `order_write_move` keeps of a complaint and of its answer; null where a move has none. */
interface ComplaintRows {
  readonly complaint: Readonly<Record<"problem" | "item_ids" | "text", unknown>> | null;
  readonly resolution: {
    readonly type: string;
    readonly text: string | null;
    readonly item_ids: readonly string[] | null;
    readonly amount: string | null;
    readonly points: number | null;
    readonly unpaid: Payment["status"];
  } | null;
  /** What becomes of the payment, where something is given back. */
  readonly payment_status?: Payment["status"];
}

/** What a move says of a complaint. */
export function toComplaintRows({ complaint, resolution, sale }: OrderMove): ComplaintRows {
  return {
    complaint:
      complaint === null
        ? null
        : { problem: complaint.problem, item_ids: complaint.itemIds, text: complaint.text.trim() },
    resolution:
      resolution === null
        ? null
        : {
            type: resolution.type,
            text: resolution.text,
            item_ids: resolution.itemIds,
            amount: resolution.amount?.amount ?? null,
            points: resolution.points,
            unpaid: UNPAID_PAYMENT,
          },
    ...(resolution === null || resolution.amount === null ? {} : { payment_status: sale.payment.status }),
  };
}
