import { setTimeout as delay } from "node:timers/promises";
import type { HttpAnswer, HttpClient } from "#tests/support/http/http-client.ts";
import { ConnectionLost } from "#tests/support/http/http-connection.ts";
import { UnexpectedStatus } from "#tests/support/shopping/shopping.ts";
import type { RoundRecord } from "./round-record.ts";

/** A browser that is replaced when an answer never comes. */
export interface Browser {
  client(): HttpClient;
  reopen(): void;
  close(): void;
}

/** The outcome of a call that is retried until there is an answer; `began` is when the last try was sent. */
export type Persisted<T> =
  | { readonly type: "answered"; readonly value: T; readonly began: number }
  | { readonly type: "refused"; readonly answer: HttpAnswer<unknown> };

// Nothing waits that long: a statement has 3 s, the wait for a connection 1 s.
const ANSWER_MS = 15_000;
const UNAVAILABLE_PAUSE_MS = 100;
const LOST_PAUSE_MS = 20;

/** A browser made by `open`. */
export function createBrowser(open: () => HttpClient): Browser {
  let current = open();
  return {
    client: () => current,
    reopen: () => {
      current.close();
      current = open();
    },
    close: () => current.close(),
  };
}

/**
 * Asks the same thing until it is answered with what was asked for, or refused with a status below 500. Lost
 * connections and 503 are asked again, as a browser does; each answer is judged on the way.
 */
export async function persist<T>(
  record: RoundRecord,
  browser: Browser,
  what: string,
  ask: (client: HttpClient) => Promise<T>,
): Promise<Persisted<T>> {
  for (;;) {
    const began = performance.now();
    try {
      const value = await within(ask(browser.client()));
      record.slowestMs = Math.max(record.slowestMs, performance.now() - began);
      return { type: "answered", value, began };
    } catch (error) {
      if (error instanceof UnexpectedStatus) {
        record.judge(what, error.answer, began);
        if (error.status < 500) return { type: "refused", answer: error.answer };
        await delay(UNAVAILABLE_PAUSE_MS);
      } else if (error instanceof ConnectionLost) {
        record.lost += 1;
        await delay(LOST_PAUSE_MS);
      } else if (error instanceof NoAnswer) {
        record.broken.push(`${what} had no answer within ${ANSWER_MS / 1000} s`);
        browser.reopen();
      } else throw error;
    }
  }
}

class NoAnswer extends Error {}

async function within<T>(answer: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = delay(ANSWER_MS, undefined, { signal: over.signal }).then(() => {
    throw new NoAnswer();
  });
  // The race is decided by then; an abandoned answer may still fail later.
  late.catch(() => undefined);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}
