import type { AppErrorTag } from "#core/errors/app-error.ts";
import type { ActorName, SeenEvent } from "../trace/sighting.ts";
import { isPlainRecord, type Plain } from "../trace/plain.ts";
import type { RecordedAnswer, Recording } from "./recording.ts";
import type { PortAnswer } from "./port-answers.ts";

/** What a person does in the Lab, one after another. */
export type Step =
  | { readonly kind: "open"; readonly machine: string }
  | { readonly kind: "send"; readonly actor: ActorName; readonly event: SeenEvent }
  | { readonly kind: "answer"; readonly call: string; readonly answer: PortAnswer }
  | { readonly kind: "pass"; readonly millis: number };

/** Steps from the same beginning: they lead to the same states whenever they are taken. */
export interface Run {
  readonly isSignedIn: boolean;
  readonly steps: readonly Step[];
  /** Null where the run was made in the Lab. */
  readonly recording: Recording | null;
}

/** The run that nothing was done in. */
export const EMPTY_RUN: Run = { isSignedIn: false, steps: [], recording: null };

/** Every tag of a failure, in the order of their declaration. */
export const ERROR_TAGS = [
  "Unauthenticated",
  "Forbidden",
  "NotFound",
  "Invalid",
  "Refused",
  "CsrfMismatch",
  "TooManyRequests",
  "Unreachable",
  "Unexpected",
] as const satisfies readonly AppErrorTag[];

/** A run as text that an address or a file can hold. */
export function writeRun(run: Run): string {
  return JSON.stringify(run);
}

/** Reads what `writeRun` wrote; null for anything else. */
export function readRun(text: string): Run | null {
  const run = parse(text);
  if (!isPlainRecord(run) || typeof run["isSignedIn"] !== "boolean" || !Array.isArray(run["steps"]))
    return null;
  const steps = run["steps"].map((step: Plain) => toStep(step));
  if (steps.includes(null)) return null;
  const known = steps.filter((step) => step !== null);
  return { isSignedIn: run["isSignedIn"], steps: known, recording: toRecording(run["recording"]) };
}

function parse(text: string): Plain {
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value) ? value : null;
  } catch {
    return null;
  }
}

// Whatever JSON holds is plain.
function isPlain(value: unknown): value is Plain {
  return value !== undefined;
}

function toStep(step: Plain): Step | null {
  if (!isPlainRecord(step)) return null;
  const { kind, machine, actor, call, millis } = step;
  if (kind === "open" && typeof machine === "string") return { kind, machine };
  if (kind === "pass" && typeof millis === "number" && millis >= 0) return { kind, millis };
  if (kind === "send" && typeof actor === "string") {
    const event = toEvent(step["event"]);
    return event === null ? null : { kind, actor, event };
  }
  if (kind === "answer" && typeof call === "string") {
    const answer = toAnswer(step["answer"]);
    return answer === null ? null : { kind, call, answer };
  }
  return null;
}

/** An event that is JSON; null where it has no type. */
export function toEvent(event: Plain | undefined): SeenEvent | null {
  if (!isPlainRecord(event) || typeof event["type"] !== "string") return null;
  return { ...event, type: event["type"] };
}

function toRecording(recording: Plain | undefined): Recording | null {
  if (!isPlainRecord(recording) || !Array.isArray(recording["answers"])) return null;
  const { shop = null, menu = null } = recording;
  const answers = recording["answers"].flatMap((answer: Plain): readonly RecordedAnswer[] => {
    if (!isPlainRecord(answer)) return [];
    const { call, after, isFailure, value = null } = answer;
    if (typeof call !== "string" || typeof after !== "number" || typeof isFailure !== "boolean") return [];
    return [{ call, after, isFailure, value }];
  });
  return { shop, menu, answers };
}

function toAnswer(answer: Plain | undefined): PortAnswer | null {
  if (!isPlainRecord(answer)) return null;
  const { kind, tag, millis } = answer;
  if (kind === "success" || kind === "never") return { kind };
  if (kind === "slow" && typeof millis === "number") return { kind, millis };
  const known = ERROR_TAGS.find((one) => one === tag);
  return kind === "failure" && known !== undefined ? { kind, tag: known } : null;
}
