import type { Ports } from "#core/app/ports.ts";
import type { AppError, ErrorDetails } from "#core/errors/app-error.ts";

/** The error of an unauthenticated call. */
export const UNAUTHENTICATED: AppError = {
  tag: "Unauthenticated",
  key: "auth.unauthenticated",
  message: null,
};
/** The error of a call without a network. */
export const UNREACHABLE: AppError = { tag: "Unreachable", key: "network.unreachable", message: null };

/** What does not exist, as the server says it. */
export const NOT_FOUND: AppError = { tag: "NotFound", key: "not_found", message: null };

/** A refusal, as the server says it. */
export function refused(key: string, details: ErrorDetails = {}): AppError {
  return { tag: "Refused", status: 409, key, message: `server: ${key}`, details };
}

/** A call that waits until the test answers it. */
export interface HeldCall {
  readonly name: string;
  readonly signal: AbortSignal;
  release(): void;
}

/** Every call of the in-memory ports passes here, so that a test can see it, make it fail or hold it. */
export interface CallLog {
  readonly log: readonly string[];
  /** The next call of this name rejects; several are queued. */
  failNext(name: string, error: AppError): void;
  /** As `failNext`, but the work is done before its answer is lost. */
  loseAnswer(name: string, error: AppError): void;
  /** Calls of this name wait for their `release`, until the name is released. */
  hold(name: string): void;
  release(name: string): void;
  readonly held: readonly HeldCall[];
  run<T>(name: string, signal: AbortSignal, work: () => T): Promise<T>;
}

/** Creates a log in which no call fails. */
export function createCallLog(): CallLog {
  const log: string[] = [];
  const failures: { readonly name: string; readonly error: AppError; readonly isLate: boolean }[] = [];
  const holding = new Set<string>();
  const held: HeldCall[] = [];
  const take = (name: string): (typeof failures)[number] | undefined => {
    const index = failures.findIndex((failure) => failure.name === name);
    return index < 0 ? undefined : failures.splice(index, 1)[0];
  };
  return {
    log,
    held,
    failNext: (name, error) => void failures.push({ name, error, isLate: false }),
    loseAnswer: (name, error) => void failures.push({ name, error, isLate: true }),
    hold: (name) => void holding.add(name),
    release: (name) => void holding.delete(name),
    run: async (name, signal, work) => {
      log.push(name);
      if (holding.has(name)) {
        await new Promise<void>((release) => {
          const call: HeldCall = {
            name,
            signal,
            release: () => {
              held.splice(held.indexOf(call), 1);
              release();
            },
          };
          held.push(call);
        });
      }
      const failure = take(name);
      if (failure !== undefined && !failure.isLate) throw failure.error;
      const answer = work();
      if (failure !== undefined) throw failure.error;
      return answer;
    },
  };
}

/** What a port's method answers over time, memory answers at once; the signal is the log's. */
type InMemory<Method> = Method extends (...ask: infer All) => Promise<infer Answer>
  ? All extends [...infer Ask, AbortSignal]
    ? (...ask: Ask) => Answer
    : Method
  : Method;

/** The ports as memory has them: `recordCalls` makes of them what the app is given. */
export type InMemoryPorts = {
  readonly [Name in keyof Ports]: { readonly [Method in keyof Ports[Name]]: InMemory<Ports[Name][Method]> };
};

/** The app's ports: every call that can be aborted passes the log as "port.method". */
export function recordCalls(ports: InMemoryPorts, callLog: CallLog): Ports;
export function recordCalls(ports: object, callLog: CallLog): object {
  const recorded = (port: object, name: string): object =>
    new Proxy(port, {
      get: (own, method) => {
        const made: unknown = Reflect.get(own, method);
        if (typeof made !== "function") return made;
        return (...ask: unknown[]): unknown => {
          const signal = ask.at(-1);
          const answer = (...known: unknown[]): unknown => Reflect.apply(made, own, known);
          if (!(signal instanceof AbortSignal)) return answer(...ask);
          return callLog.run(`${name}.${String(method)}`, signal, () => answer(...ask.slice(0, -1)));
        };
      },
    });
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, recorded(port, name)]));
}
