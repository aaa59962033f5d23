import { countCharacters } from "#core/kernel/text-length.ts";
import { millisBetween } from "#core/time/instant.ts";
import type { OrderAsk, OrderFacts } from "./order-facts.ts";
import type { RejectReason } from "./reject-reason.ts";

/** How long staff may take an answer back, and how long the customer is not told of it (product §3). */
export const UNDO_MILLIS = 10_000;

/** How long a manager may reopen a rejected or cancelled order. */
export const REOPEN_MILLIS = 15 * 60_000;

/** Minutes that a delay may add at once, and that all delays of an order may add together. */
export const DELAY_MINUTES = [5, 10, 20, 30] as const;
export const MAX_DELAY_MINUTES = 60;

/** Limits and step of the minutes that an accepted order is said to take. */
export const READY_MINUTES = { min: 5, max: 180, step: 5 } as const;

/** Limits of the text beside a reason; "other" must have one. */
export const REASON_TEXT = { min: 3, max: 200 } as const;

/** The question of every guard: may this order be moved as asked? */
export interface MoveQuestion {
  readonly order: OrderFacts;
  readonly ask: OrderAsk;
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

/** Staff, or the system where orders are accepted by themselves. */
export function mayAccept({ order, ask }: MoveQuestion): boolean {
  if (ask.type !== "order.accept" || !isCurrent(order, ask)) return false;
  return (isStaff(ask) || isSystem(ask)) && isReadyTime(ask.readyInMinutes);
}

/** Staff, with a reason. */
export function mayReject({ order, ask }: MoveQuestion): boolean {
  if (ask.type !== "order.reject" || !isCurrent(order, ask)) return false;
  return isStaff(ask) && isWholeReason(ask.reason, ask.text);
}

/** The system, once the time to answer is over. */
export function mayExpire({ order, ask }: MoveQuestion): boolean {
  return isCurrent(order, ask) && isSystem(ask) && order.answerBy <= ask.now;
}

/** Who answered, at most 10 s ago, with no move since. */
export function mayUndo({ order, ask }: MoveQuestion): boolean {
  const last = order.lastMove;
  if (last === null || !isCurrent(order, ask) || !isStaff(ask)) return false;
  const isAnswer = last.event === "accept" || last.event === "reject";
  return (
    isAnswer && last.moverId !== null && last.moverId === ask.mover.id && isWithin(last.at, ask, UNDO_MILLIS)
  );
}

/** Staff, by one of the offered steps and by no more than an hour in all. */
export function mayDelay({ order, ask }: MoveQuestion): boolean {
  if (ask.type !== "order.delay" || ask.minutes === null || !isCurrent(order, ask) || !isStaff(ask))
    return false;
  return isDelay(ask.minutes) && order.delayedMinutes + ask.minutes <= MAX_DELAY_MINUTES;
}

/** Staff of any role. */
export function mayCook({ order, ask }: MoveQuestion): boolean {
  return isCurrent(order, ask) && isStaff(ask);
}

/** Staff or courier, delivery orders alone. */
export function mayDispatch({ order, ask }: MoveQuestion): boolean {
  return isCurrent(order, ask) && isCarrier(ask) && order.fulfillmentMethod === "delivery";
}

/** At the counter: an order that is fetched. */
export function mayHandOver({ order, ask }: MoveQuestion): boolean {
  return isCurrent(order, ask) && isCarrier(ask) && order.fulfillmentMethod === "pickup";
}

/** At the door: staff or courier. */
export function mayDeliver({ order, ask }: MoveQuestion): boolean {
  return isCurrent(order, ask) && isCarrier(ask);
}

/** The customer, before anybody answered. */
export function mayWithdraw({ order, ask }: MoveQuestion): boolean {
  return isCurrent(order, ask) && ask.mover.actor === "customer";
}

/** Staff, with a reason, before the food is ready. */
export function mayCancel({ order, ask }: MoveQuestion): boolean {
  if (ask.type !== "order.cancel" || !isCurrent(order, ask)) return false;
  return isStaff(ask) && isWholeReason(ask.reason, ask.text);
}

/** A manager or owner, with a reason, once the food is ready. */
export function mayCancelReady(question: MoveQuestion): boolean {
  return mayCancel(question) && isManager(question.ask);
}

/** A manager or owner, within 15 minutes. */
export function mayReopen({ order, ask }: MoveQuestion): boolean {
  const last = order.lastMove;
  return last !== null && isCurrent(order, ask) && isManager(ask) && isWithin(last.at, ask, REOPEN_MILLIS);
}

function isCurrent(order: OrderFacts, ask: OrderAsk): boolean {
  return ask.version === order.version;
}

function isStaff({ mover }: OrderAsk): boolean {
  return mover.actor === "staff";
}

function isManager({ mover }: OrderAsk): boolean {
  return mover.actor === "staff" && (mover.role === "manager" || mover.role === "owner");
}

function isCarrier({ mover }: OrderAsk): boolean {
  return mover.actor === "staff" || mover.actor === "courier";
}

function isSystem({ mover }: OrderAsk): boolean {
  return mover.actor === "system";
}

function isWithin(since: OrderFacts["answerBy"], ask: OrderAsk, millis: number): boolean {
  return millisBetween(since, ask.now) <= millis;
}
