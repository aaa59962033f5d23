import type { Step } from "../sandbox/run.ts";

const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;
export const DAY_MS = DAY_HOURS * HOUR_MS;

/** A step as the log says it. */
export function stepText(step: Step): string {
  switch (step.kind) {
    case "open":
      return `start ${step.machine}`;
    case "send":
      return `send ${step.event.type} to ${step.actor}`;
    case "answer":
      return `${step.call} ${step.answer.kind === "failure" ? `fails with ${step.answer.tag}` : ANSWER_TEXTS[step.answer.kind]}`;
    case "pass":
      return `let ${durationText(step.millis)} pass`;
  }
}

const ANSWER_TEXTS = { success: "succeeds", slow: "is slow", never: "never answers" } as const;

/** A duration in the largest unit that it is a whole number of. */
export function durationText(millis: number): string {
  if (millis >= DAY_MS && millis % DAY_MS === 0) return `${millis / DAY_MS} d`;
  if (millis >= HOUR_MS && millis % HOUR_MS === 0) return `${millis / HOUR_MS} h`;
  if (millis >= MINUTE_MS && millis % MINUTE_MS === 0) return `${millis / MINUTE_MS} min`;
  return millis >= SECOND_MS && millis % SECOND_MS === 0 ? `${millis / SECOND_MS} s` : `${millis} ms`;
}

/** Virtual time since the beginning: days where there are any, then h:mm:ss.mmm. */
export function clockText(millis: number): string {
  const part = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, "0");
  const hours = Math.floor(millis / HOUR_MS);
  const days = Math.floor(hours / DAY_HOURS);
  const rest = `${part((millis % HOUR_MS) / MINUTE_MS, 2)}:${part((millis % MINUTE_MS) / SECOND_MS, 2)}.${part(millis % SECOND_MS, 3)}`;
  return `${days > 0 ? `${days} d ` : ""}${hours % DAY_HOURS}:${rest}`;
}
