import type { FieldProblems } from "#core/errors/field.ts";
import { countCharacters, isAtMost } from "#core/kernel/text-length.ts";
import { isAllowed } from "#core/account/permissions.ts";
import { millisBetween } from "#core/time/instant.ts";
import { PHONE_SOURCE } from "../order.ts";
import type { OrderEvent, OrderFacts } from "./order-facts.ts";
import type { MoveRule } from "./lifecycle-row.ts";
import { ORDER_LIFECYCLE } from "./order-lifecycle.ts";
import {
  COMPLAIN_MS,
  complaintProblems,
  MAX_GIVEN_POINTS,
  waitingComplaint,
  type ResolutionChoice,
} from "../complaint/complaint.ts";
import { resolutionOf } from "../complaint/sale.ts";
import { preferredEnd } from "../line-change/change-sale.ts";
import { changeProblems, isChangeOverdue, waitingChange } from "../line-change/line-change.ts";
import { isAnswer, UNDO_MS } from "./order-moves.ts";
import type { RejectReason } from "./reject-reason.ts";

/** How long a manager may reopen a rejected or cancelled order. */
export const REOPEN_MS = 15 * 60_000;

/** Minutes that a delay may add at once, and that all delays of an order may add together. */
export const DELAY_MINUTES = [5, 10, 20, 30] as const;
export const MAX_DELAY_MINUTES = 60;

/** Limits and step of the minutes that an accepted order is said to take. */
export const READY_MINUTES = { min: 5, max: 180, step: 5 } as const;

/** Limits of the text that explains a reason; "other" must have one. */
export const REASON_TEXT = { min: 3, max: 200 } as const;

/** What every guard is given: may this order be moved so, by the rule of where it stands? */
export interface MoveInput {
  readonly order: OrderFacts;
  readonly asked: OrderEvent;
  readonly rule: MoveRule;
}

/** Whether the minutes are 5..180 in steps of 5. */
export function isReadyTime(minutes: number | null): boolean {
  if (minutes === null) return false;
  return minutes >= READY_MINUTES.min && minutes <= READY_MINUTES.max && minutes % READY_MINUTES.step === 0;
}

/** Whether the minutes are one of the delays on offer. */
export function isDelay(minutes: number | null): boolean {
  return DELAY_MINUTES.some((delay) => delay === minutes);
}

/** Whether a reason is whole: "other" needs a text of 3..200 characters, the rest may have one. */
export function isWholeReason(reason: RejectReason | null, text: string | null): boolean {
  if (reason === null) return false;
  const length = countCharacters((text ?? "").trim());
  return length <= REASON_TEXT.max && (reason !== "other" || length >= REASON_TEXT.min);
}

/** With the minutes until it is ready. */
export function mayAccept(input: MoveInput): boolean {
  const { asked } = input;
  return isTheirs(input) && asked.type === "order.accept" && isReadyTime(asked.readyInMinutes);
}

/** With a reason. */
export function mayReject(input: MoveInput): boolean {
  const { asked } = input;
  return isTheirs(input) && asked.type === "order.reject" && isWholeReason(asked.reason, asked.text);
}

/** Once the time to answer is over. */
export function mayExpire(input: MoveInput): boolean {
  return isTheirs(input) && input.order.answerBy <= input.asked.now;
}

/** Who answered, at most 10 s ago, with no move since. */
export function mayUndo(input: MoveInput): boolean {
  const { order, asked } = input;
  const last = order.lastMove;
  if (last === null || last.moverId === null || !isTheirs(input)) return false;
  return isAnswer(last.event) && last.moverId === asked.mover.id && isWithin(last.at, asked, UNDO_MS);
}

/** By one of the offered steps and by no more than an hour in all. */
export function mayDelay(input: MoveInput): boolean {
  const { order, asked } = input;
  if (asked.type !== "order.delay" || asked.minutes === null || !isTheirs(input)) return false;
  return isDelay(asked.minutes) && order.delayedMinutes + asked.minutes <= MAX_DELAY_MINUTES;
}

/** While no other change waits, and as the lines of the order allow. */
export function mayPropose(input: MoveInput): boolean {
  const { order, asked } = input;
  if (asked.type !== "order.propose_change" || !isTheirs(input)) return false;
  const { lines, lineChanges } = order.sale;
  if (waitingChange(lineChanges) !== null) return false;
  return Object.keys(changeProblems(asked.proposal, asked.text, lines)).length === 0;
}

/** Yes or no to a change, within its five minutes; staff says it for who ordered by phone and has no page (ORDER-38). */
export function mayAnswer(input: MoveInput): boolean {
  const { order, asked } = input;
  if (asked.type !== "order.answer_change" || asked.agrees === null || !isTheirs(input)) return false;
  if (asked.mover.role !== null && order.source !== PHONE_SOURCE) return false;
  const waiting = waitingChange(order.sale.lineChanges);
  return waiting !== null && asked.now < waiting.answerBy;
}

/** Once the time to answer a change is over, where something is left of the order. */
export function maySettle(input: MoveInput): boolean {
  const { order, asked } = input;
  if (!isTheirs(input) || !isChangeOverdue(order.sale.lineChanges, asked.now)) return false;
  return preferredEnd(order.sale) !== null;
}

/** Whenever the kitchen says so. */
export function mayCook(input: MoveInput): boolean {
  return isTheirs(input);
}

/** The same for what is ready: nobody knows what that is while a change waits. */
export function mayFinish(input: MoveInput): boolean {
  return mayCook(input) && waitingChange(input.order.sale.lineChanges) === null;
}

/** Orders that are brought, by a courier or by nobody any more. */
export function mayAssign(input: MoveInput): boolean {
  const { order, asked } = input;
  if (asked.type !== "order.assign" || asked.courier === null || !isTheirs(input)) return false;
  return order.fulfillmentMethod === ORDER_LIFECYCLE.assign.method;
}

/** Orders that are brought. */
export function mayDispatch(input: MoveInput): boolean {
  return isTheirs(input) && input.order.fulfillmentMethod === ORDER_LIFECYCLE.dispatch.method;
}

/** At the door of the customer. */
export function mayArrive(input: MoveInput): boolean {
  return isTheirs(input) && input.order.fulfillmentMethod === ORDER_LIFECYCLE.arrive.method;
}

/** The courier says that something is wrong; a few words may say what. */
export function mayReport(input: MoveInput): boolean {
  const { order, asked } = input;
  if (asked.type !== "order.report" || !isAtMost((asked.text ?? "").trim(), REASON_TEXT.max)) return false;
  return isTheirs(input) && order.fulfillmentMethod === ORDER_LIFECYCLE.report.method;
}

/** At the counter: an order that nobody brings. */
export function mayHandOver(input: MoveInput): boolean {
  return isTheirs(input) && input.order.fulfillmentMethod !== ORDER_LIFECYCLE.dispatch.method;
}

/** At the door. */
export function mayDeliver(input: MoveInput): boolean {
  return isTheirs(input);
}

/** Before anybody answered. */
export function mayWithdraw(input: MoveInput): boolean {
  return isTheirs(input);
}

/** With a reason; by itself where a change was not answered and its customer wants nothing without it. */
export function mayCancel(input: MoveInput): boolean {
  const { order, asked } = input;
  if (!isTheirs(input) || asked.type !== "order.cancel" || !isWholeReason(asked.reason, asked.text))
    return false;
  if (asked.mover.actor !== "system") return true;
  return isChangeOverdue(order.sale.lineChanges, asked.now) && preferredEnd(order.sale) === null;
}

/** The same once the food is ready: the rule asks for another permission. */
export function mayCancelReady(input: MoveInput): boolean {
  return mayCancel(input);
}

/** Within 15 minutes, and while nobody complains of it. */
export function mayReopen(input: MoveInput): boolean {
  const { order, asked } = input;
  if (waitingComplaint(order.sale.complaints) !== null) return false;
  return order.lastMove !== null && isTheirs(input) && isWithin(order.statusSince, asked, REOPEN_MS);
}

/** Within 48 hours, one complaint at a time. */
export function mayComplain(input: MoveInput): boolean {
  const { order, asked } = input;
  if (asked.type !== "order.complain" || !isTheirs(input)) return false;
  const { lines, complaints } = order.sale;
  if (waitingComplaint(complaints) !== null || !isWithin(order.statusSince, asked, COMPLAIN_MS)) return false;
  return Object.keys(complaintProblems(asked.complaint, lines)).length === 0;
}

/** Of a cancelled order only where its food was made. */
export function mayComplainOfLoss(input: MoveInput): boolean {
  return input.order.wasReady && mayComplain(input);
}

/** With what can be given; refusing takes words. */
export function mayResolve(input: MoveInput): boolean {
  const { order, asked } = input;
  if (asked.type !== "order.resolve" || asked.resolution === null || !isTheirs(input)) return false;
  if (Object.keys(resolutionProblems(asked.resolution, asked.text)).length > 0) return false;
  return resolutionOf(order.sale, asked.resolution, asked.text, asked.now) !== null;
}

/** The message key of each malformed field of an answer: a refusal has 3 to 200 characters, the others at most as many. */
export function resolutionProblems(
  choice: ResolutionChoice | null,
  text: string | null,
): FieldProblems<"resolution" | "resolution.itemIds" | "resolution.points" | "text"> {
  if (choice === null) return { resolution: "validation.required" };
  const length = countCharacters((text ?? "").trim());
  const isShort = choice.type === "refuse" && length < REASON_TEXT.min;
  const isPoints =
    choice.type !== "points" ||
    (Number.isInteger(choice.points) && choice.points > 0 && choice.points <= MAX_GIVEN_POINTS);
  const isChosen = choice.type !== "refund" || choice.itemIds === null || choice.itemIds.length > 0;
  return {
    ...(isPoints ? {} : { "resolution.points": "validation.number_range" }),
    ...(isChosen ? {} : { "resolution.itemIds": "validation.array_min" }),
    ...(isShort ? { text: "validation.string_min" } : {}),
    ...(length > REASON_TEXT.max ? { text: "validation.string_max" } : {}),
  };
}

// The version that was seen is the order's, and the rule names who asks.
function isTheirs({ order, asked: { version, mover }, rule }: MoveInput): boolean {
  if (version !== order.version || !rule.by.includes(mover.actor)) return false;
  return mover.actor !== "staff" || (mover.role !== null && isAllowed(mover.role, rule.permission));
}

function isWithin(since: OrderFacts["answerBy"], asked: OrderEvent, millis: number): boolean {
  return millisBetween(since, asked.now) <= millis;
}
