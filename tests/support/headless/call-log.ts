import type { AppError } from "#core/errors/app-error.ts";

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
