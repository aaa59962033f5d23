import type { Queries } from "#adapters/server/db/prepared.ts";
import { toMessageRow, type Message } from "#adapters/server/outbox/message.ts";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import type { OrderEffect, OrderMove } from "#core/orders/move-order.ts";
import { UNANSWERED_IN_A_ROW, UNANSWERED_PAUSE_MINUTES } from "#core/orders/unanswered.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";

/** How a move ended; a guard that failed wrote nothing. */
export type MoveOutcome =
  | { readonly outcome: "moved"; readonly event: number }
  /** Somebody else moved the order first. */
  | { readonly outcome: "version" }
  /** Reopening found the points spent, the promotion used up, or the slot gone. */
  | { readonly outcome: "points" | "coupon" | "slot" };

/** A move with what it writes beside the order. */
export interface MoveWrite {
  readonly organizationId: OrganizationId;
  readonly orderId: OrderId;
  /** The version that the move was decided on. */
  readonly version: number;
  readonly move: OrderMove;
  readonly messages: readonly Message[];
  /** Id of the audit row; null for moves that are not staff's. */
  readonly auditId: string | null;
}

/** Moves an order in one statement: its row, what it holds, one event row, messages and audit. */
export async function writeMove(database: Queries, write: MoveWrite): Promise<MoveOutcome> {
  const { move } = write;
  const { rows } = await database.query<{ outcome: MoveOutcome["outcome"]; event: string | null }>(
    "select outcome, event from order_move($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    [
      write.organizationId,
      write.orderId,
      write.version,
      move.at,
      JSON.stringify({ status: move.status, promised_at: move.promisedAt, answer_by: move.answerBy }),
      JSON.stringify({
        type: move.event,
        actor: move.mover.actor,
        actor_id: move.mover.id,
        reason: move.reason,
        text: move.text,
        minutes: move.minutes,
      }),
      JSON.stringify(toEffectsRow(move)),
      JSON.stringify(write.messages.map(toMessageRow)),
      write.auditId === null ? null : JSON.stringify({ id: write.auditId }),
    ],
  );
  const row = rows[0];
  if (row === undefined) throw new Error("order_move answers one row");
  return row.outcome === "moved" ? { outcome: "moved", event: Number(row.event) } : { outcome: row.outcome };
}

// Effects as the guarded write takes them: what is due later is left to `order_settle`.
function toEffectsRow({ effects, at, event }: OrderMove): Readonly<Record<string, unknown>> {
  const has = (type: OrderEffect["type"]): boolean => effects.some((effect) => effect.type === type);
  const answered = event === "accept" || event === "reject";
  return {
    release: effects.some((effect) => effect.type === "releaseHolds" && effect.due <= at),
    take: has("takeHolds"),
    capture: has("captureHolds"),
    settle_at: laterThan(effects, at),
    hurry: has("hurryNews"),
    recall: has("recallNews"),
    confirm_payment: has("confirmPayment"),
    streak: event === "expire" ? "grow" : answered ? "reset" : null,
    pause_after: UNANSWERED_IN_A_ROW,
    pause_until: plusMillis(at, UNANSWERED_PAUSE_MINUTES * 60_000),
  };
}

function laterThan(effects: readonly OrderEffect[], at: Instant): Instant | null {
  for (const effect of effects) if ("due" in effect && effect.due > at) return effect.due;
  return null;
}
