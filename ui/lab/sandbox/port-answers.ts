import type { AppError, AppErrorTag } from "#core/errors/app-error.ts";
import type { Ports } from "#core/app/ports.ts";
import type { Timers } from "#core/app/create-app.ts";
import type { RecordedAnswer } from "./recording.ts";
import { wrapCalls } from "../trace/wrap-calls.ts";

/** How a port answers its next calls. */
export type PortAnswer =
  | { readonly kind: "success" }
  | { readonly kind: "failure"; readonly tag: AppErrorTag }
  | { readonly kind: "slow"; readonly millis: number }
  | { readonly kind: "never" };

/** What came of a call. */
export type CallState = "waiting" | "answered" | "failed" | "aborted";

/** A call that was made of a port. */
export interface PortCall {
  readonly name: string;
  /** Milliseconds of the virtual clock. */
  readonly at: number;
  readonly state: CallState;
}

/** The ports of a sandbox whose answers are chosen by hand. */
export interface AnsweringPorts {
  readonly ports: Ports;
  readonly calls: readonly PortCall[];
  choose(name: string, answer: PortAnswer): void;
}

/** A failure of each tag, as the server would say it. */
export function errorOf(tag: AppErrorTag): AppError {
  const said = { key: "unexpected", message: `The Lab answers ${tag}` };
  switch (tag) {
    case "Unreachable":
      return { tag, key: "network.unreachable", message: null };
    case "Invalid":
      return { tag, ...said, key: "validation.failed", fields: {}, details: {} };
    case "Refused":
      return { tag, ...said, key: "refused", status: 409, details: {} };
    case "TooManyRequests":
      return { tag, ...said, key: "too_many_requests", retryAfterSeconds: 1 };
    case "Unexpected":
      return { tag, ...said, status: 500 };
    default:
      return { tag, ...said };
  }
}

/**
 * Puts itself between the app and its ports: every call that can be aborted is answered as it was chosen, else as it was
 * recorded, in the order of the recording, else by memory.
 */
export function answerPorts(
  ports: Ports,
  timers: Timers,
  now: () => number,
  recorded: readonly RecordedAnswer[] = [],
): AnsweringPorts {
  const calls: PortCall[] = [];
  const chosen = new Map<string, PortAnswer>();
  const waiting = [...recorded];
  const wait = (millis: number): Promise<void> =>
    new Promise((resolve) => {
      timers.setTimeout(resolve, millis);
    });

  const answer = async (name: string, signal: AbortSignal, ask: () => unknown): Promise<unknown> => {
    const how = chosen.get(name) ?? { kind: "success" };
    const next = waiting.findIndex(({ call }) => call === name);
    const index = calls.push({ name, at: now(), state: "waiting" }) - 1;
    const end = (state: CallState): void => {
      const call = calls[index];
      if (call?.state === "waiting") calls[index] = { ...call, state };
    };
    signal.addEventListener("abort", () => end("aborted"), { once: true });
    if (how.kind === "failure") {
      await Promise.resolve();
      end("failed");
      throw errorOf(how.tag);
    }
    const [known] = next < 0 ? [] : waiting.splice(next, 1);
    if (known !== undefined) {
      await wait(known.after);
      end(known.isFailure ? "failed" : "answered");
      if (known.isFailure) throw known.value;
      return known.value;
    }
    if (how.kind === "never") return new Promise(() => undefined);
    if (how.kind === "slow") await wait(how.millis);
    try {
      const given = await ask();
      end("answered");
      return given;
    } catch (error) {
      end("failed");
      throw error;
    }
  };

  return { ports: wrapCalls(ports, answer), calls, choose: (name, how) => void chosen.set(name, how) };
}
