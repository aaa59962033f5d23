import type { AppError, AppErrorTag } from "#core/errors/app-error.ts";
import type { Ports } from "#core/app/ports.ts";
import type { Timers } from "#core/app/create-app.ts";

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

/** Puts itself between the app and its ports: every call that can be aborted is answered as it was chosen. */
export function answerPorts(ports: Ports, timers: Timers, now: () => number): AnsweringPorts {
  const calls: PortCall[] = [];
  const chosen = new Map<string, PortAnswer>();

  const answer = async (name: string, signal: AbortSignal, ask: () => unknown): Promise<unknown> => {
    const how = chosen.get(name) ?? { kind: "success" };
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
    if (how.kind === "never") return new Promise(() => undefined);
    if (how.kind === "slow")
      await new Promise<void>((resolve) => {
        timers.setTimeout(resolve, how.millis);
      });
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

type Answering = (name: string, signal: AbortSignal, ask: () => unknown) => Promise<unknown>;

/** The same ports, with every call that ends in a signal going through `answer` as "port.method". */
export function wrapCalls(ports: Ports, answer: Answering): Ports;
export function wrapCalls(ports: object, answer: Answering): object {
  const wrapped = (port: object, name: string): object =>
    new Proxy(port, {
      get: (own, method) => {
        const made: unknown = Reflect.get(own, method);
        if (typeof made !== "function") return made;
        return (...asked: unknown[]): unknown => {
          const signal = asked.at(-1);
          const ask = (): unknown => Reflect.apply(made, own, asked);
          return signal instanceof AbortSignal ? answer(`${name}.${String(method)}`, signal, ask) : ask();
        };
      },
    });
  const made = new Map<string | symbol, object>();
  return new Proxy(ports, {
    get: (own, name) => {
      const known = made.get(name);
      const port: unknown = Reflect.get(own, name);
      if (known !== undefined || typeof port !== "object" || port === null) return known ?? port;
      const fresh = wrapped(port, String(name));
      made.set(name, fresh);
      return fresh;
    },
  });
}
