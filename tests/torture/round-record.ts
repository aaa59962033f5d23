import type { HttpAnswer } from "#tests/support/http/http-client.ts";

/** An order whose 201 its customer has in hand, as far as it is compared with the database. */
export interface AcknowledgedOrder {
  readonly key: string;
  readonly userId: string;
  readonly id: string;
  readonly number: string;
  readonly total: string;
  readonly lines: number;
}

/** A move of the staff whose 200 came. */
export interface AcknowledgedMove {
  readonly orderId: string;
  readonly version: number;
  readonly event: string;
}

/** What the people of a round saw. */
export interface RoundRecord {
  readonly orders: AcknowledgedOrder[];
  readonly moves: AcknowledgedMove[];
  /** Answers from 500 on, by status and by whether the fault explains them. */
  readonly failures: Map<string, number>;
  /** What must never be, in words. */
  readonly broken: string[];
  /** Tries whose answer never came. */
  lost: number;
  slowestMs: number;
  /** From now on the database may be away, so that 503 with Retry-After is right; until `expectAnswers`. */
  allowRefusals(): void;
  expectAnswers(): void;
  /** Judges an answer that was asked for at `began` (`performance.now()`). */
  judge(what: string, answer: Pick<HttpAnswer<unknown>, "status" | "headers" | "text">, began: number): void;
  /** Resolves when so many more orders were acknowledged by answers that were asked for after this call. */
  acknowledged(count: number): Promise<void>;
  /** `began` (`performance.now()`) is when the answer was asked for. */
  acknowledge(order: AcknowledgedOrder, began: number): void;
}

// A call that began while the database was away may end a little after it is back.
const STRAGGLE_MS = 2000;
const MAX_TEXT_LENGTH = 200;

/** A record with nothing on it. */
export function createRoundRecord(): RoundRecord {
  let allowedUntil = Number.NEGATIVE_INFINITY;
  let waiting: { left: number; readonly since: number; readonly done: () => void }[] = [];
  const record: RoundRecord = {
    orders: [],
    moves: [],
    failures: new Map(),
    broken: [],
    lost: 0,
    slowestMs: 0,
    allowRefusals: () => {
      allowedUntil = Number.POSITIVE_INFINITY;
    },
    expectAnswers: () => {
      allowedUntil = performance.now() + STRAGGLE_MS;
    },
    judge: (what, { status, headers, text }, began) => {
      record.slowestMs = Math.max(record.slowestMs, performance.now() - began);
      if (status < 500) return;
      const isAllowed = status === 503 && headers.has("retry-after") && began <= allowedUntil;
      const kind = `${status}${isAllowed ? "" : " unexplained"}`;
      record.failures.set(kind, (record.failures.get(kind) ?? 0) + 1);
      if (!isAllowed) record.broken.push(`${what} was answered ${status}: ${text.slice(0, MAX_TEXT_LENGTH)}`);
    },
    acknowledged: (left) => new Promise((done) => waiting.push({ left, since: performance.now(), done })),
    acknowledge: (order, began) => {
      record.orders.push(order);
      for (const one of waiting) if (began >= one.since) one.left -= 1;
      waiting.filter(({ left }) => left <= 0).forEach(({ done }) => done());
      waiting = waiting.filter(({ left }) => left > 0);
    },
  };
  return record;
}
