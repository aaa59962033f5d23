import type { FieldProblems } from "#core/errors/field.ts";
import type { Line } from "#core/cart/line.ts";
import { isAtMost } from "#core/kernel/text-length.ts";
import { isDelay, isReadyTime, isWholeReason, REASON_TEXT, resolutionProblems } from "./order-rules.ts";
import { complaintProblems, type ComplaintProblems } from "../complaint/complaint.ts";
import { courierProblems, type CourierProblems } from "../run/courier-choice.ts";
import { changeProblems, type ChangeProblems } from "../line-change/line-change.ts";
import type { OrderActor } from "../order.ts";
import type { AskedMove } from "../order.ports.ts";

/** The message key of each field of an asked move that is malformed. */
export type TransitionProblems = FieldProblems<"readyInMinutes" | "minutes" | "reason" | "text"> &
  CourierProblems &
  ComplaintProblems &
  ChangeProblems &
  ReturnType<typeof resolutionProblems>;

/** The message key of each malformed field of a move; empty when all are well. Whether the move is allowed is another question. */
export function transitionProblems(
  asked: AskedMove,
  actor: OrderActor,
  lines: readonly Line[],
): TransitionProblems {
  switch (asked.event) {
    case "accept":
      return isReadyTime(asked.readyInMinutes ?? null) ? {} : { readyInMinutes: "order.ready_time_invalid" };
    case "delay":
      return isDelay(asked.minutes ?? null) ? {} : { minutes: "order.delay_invalid" };
    case "assign":
      return courierProblems(asked.courier ?? null);
    case "propose_change":
      return changeProblems(asked.proposal ?? null, asked.text ?? null, lines);
    case "complain":
      return complaintProblems(asked.complaint ?? null, lines);
    case "resolve":
      return resolutionProblems(asked.resolution ?? null, asked.text ?? null);
    case "reject":
      return reasonProblems(asked);
    case "cancel":
      // A customer takes an order back without saying why.
      return actor === "customer" ? {} : reasonProblems(asked);
    case "report":
      return isAtMost((asked.text ?? "").trim(), REASON_TEXT.max) ? {} : { text: "validation.string_max" };
    default:
      return {};
  }
}

function reasonProblems(asked: AskedMove): TransitionProblems {
  if (asked.reason === undefined) return { reason: "validation.required" };
  if (isWholeReason(asked.reason, asked.text ?? null)) return {};
  const isLong = !isAtMost((asked.text ?? "").trim(), REASON_TEXT.max);
  return { text: isLong ? "validation.string_max" : "validation.string_min" };
}
