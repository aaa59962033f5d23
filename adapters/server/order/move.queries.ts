import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toMessageRow, type OutboxMessage } from "#adapters/server/outbox/message.ts";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import type { CourierAction } from "#core/order/lifecycle/courier-action.ts";
import type { OrderMove } from "#core/order/lifecycle/move-order.ts";
import {
  ANSWERING_EVENT,
  FULFILLED_STATUS,
  statusAfter,
  TERMINAL_STATUSES,
} from "#core/order/lifecycle/order-stages.ts";
import type { UsageTerm } from "#core/promotion/usage-limit.ts";
import { salesHour } from "#core/sales/sales-hour.ts";
import type { Instant } from "#core/time/instant.ts";
import { toComplaintRows, toEffectsRow } from "./effects.rows.ts";
import type { LineChangeRow } from "./line-change/line-change.rows.ts";
import type { RunLink } from "./run/run-link.ts";
import { toLinkRow, toRunRow } from "./run/run.rows.ts";

/** How a move ended; a guard that failed wrote nothing. */
export type MoveOutcome =
  | { readonly outcome: "moved"; readonly event: number }
  /** Somebody else moved the order first. */
  | { readonly outcome: "version" }
  /** Reopening found the points spent, the promotion used up, the slot gone, or too few pieces left. */
  | { readonly outcome: "points" | "coupon" | "slot" | "stock" }
  /** The chosen employee brings no orders of that location. */
  | { readonly outcome: "not_courier" }
  /** More would be given back than was paid. */
  | { readonly outcome: "refund" }
  /** The courier's tap was carried out already. */
  | { readonly outcome: "repeated" };

/** A move with what it writes in addition to the order. */
export interface MoveWrite {
  readonly organizationId: OrganizationId;
  readonly orderId: OrderId;
  /** The version that the move was decided on. */
  readonly version: number;
  readonly move: OrderMove;
  readonly placedAt: Instant;
  /** Of the promotions that the order uses, for a move that takes them again. */
  readonly usage: readonly UsageTerm[];
  /** The link of who brings it from now on; null for a move that names nobody. */
  readonly link: RunLink | null;
  /** What becomes of its lines; null leaves them. */
  readonly lineChange: LineChangeRow | null;
  readonly messages: readonly OutboxMessage[];
  /** Id of the audit row; null for moves that are not staff's. */
  readonly auditId: string | null;
  /** The courier's tap that the move is; null for all others. */
  readonly action: CourierAction | null;
  /** When a break of the location ends that the move may begin (ORDER-7); null for a move that begins none. */
  readonly breakEnd: Instant | null;
}

/** Moves an order in one statement: its row, what it holds, one event row, messages and audit. */
export async function writeMove(database: Queries, write: MoveWrite): Promise<MoveOutcome> {
  const { move } = write;
  const row = await MOVE_ORDER.one(
    database,
    write.organizationId,
    write.orderId,
    write.version,
    move.at,
    JSON.stringify({
      status: move.status,
      promised_at: move.promisedAt,
      answer_by: move.answerBy,
      is_fulfilled: move.status === statusAfter("complete", move.status),
      terminal_statuses: TERMINAL_STATUSES,
    }),
    JSON.stringify({
      type: move.event,
      actor: move.mover.actor,
      actor_id: move.mover.id,
      reason: move.reason,
      text: move.text,
      minutes: move.minutes,
    }),
    JSON.stringify({
      ...toEffectsRow(move.effects, write.usage, move.at, write.breakEnd),
      run: toRunRow(move),
      link: write.link && toLinkRow(write.link),
      ...toComplaintRows(move),
      line_change: write.lineChange,
      action: write.action,
      sales: { hour: salesHour(write.placedAt), sold: FULFILLED_STATUS, answer: ANSWERING_EVENT },
    }),
    JSON.stringify(write.messages.map(toMessageRow)),
    write.auditId === null ? null : JSON.stringify({ id: write.auditId }),
  );
  const outcome = decodeOutcome(row.outcome);
  if (outcome !== "moved") return { outcome };
  if (row.event === null) throw new Error("order_write_move answered no moved order");
  return { outcome, event: Number(row.event) };
}

const decodeOutcome = decoderOf(
  "how a move ended",
  Schema.Literals([
    "moved",
    "version",
    "points",
    "coupon",
    "slot",
    "stock",
    "not_courier",
    "refund",
    "repeated",
  ]),
);

const MOVE_ORDER = statement(
  "order.move",
  "select outcome, event from order_write_move($1, $2, $3, $4, $5, $6, $7, $8, $9)",
);
