import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#adapters/server/db/log.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { repeatsOf } from "#adapters/server/db/unavailable.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { UNASKED_MS, type WorkProbe } from "#adapters/server/due/work-probe.ts";
import { type Carrier, Undeliverable } from "./carriers.ts";
import type { OutboxChannel } from "#core/order/lifecycle/order-notice.ts";
import { type ClaimedMessage, noteFailed, takeLaneTurn } from "./outbox.queries.ts";
import { retryPause } from "./retry-pause.ts";

/** How an attempt to send a message ended, or a message that no attempt brought to its recipient in time. */
export type SendingOutcome = "sent" | "retried" | "refused" | "expired";

/** Hears how attempts end. */
export type ObserveSending = (channel: OutboxChannel, outcome: SendingOutcome, count: number) => void;

/** What sending the messages of one channel needs. */
export interface LaneDeps {
  readonly channel: OutboxChannel;
  readonly carry: Carrier;
  /** Messages on their way at a time. */
  readonly parallel: number;
  /** A carrier that has not taken a message by then is aborted. */
  readonly timeoutMs: number;
  readonly database: Queries;
  readonly ids: IdSource;
  readonly log: Log;
  readonly observe: ObserveSending;
  /** Says when messages are due. */
  readonly probe: Pick<WorkProbe, "when">;
}

/** A lane that sends until it is stopped; messages under way are still delivered or time out. */
export interface Lane {
  stop(): Promise<void>;
}

// A database that did not answer is asked again after this.
const RETRY_MS = 250;
// Messages that end close together are noted, and replaced, in one turn.
const GATHER_MS = 10;
// A message is its sender's for this much longer than sending may take.
const LEASE_MARGIN_MS = 30_000;
// A process that slept since it took a message leaves it to the next taker.
const MAX_TURN_MS = 10_000;
// One place in eight is for codes and resets alone, so that a slow gateway busy with order notifications never delays them.
const RESERVED_SHARE = 1 / 8;

// So many failures in a row are logged, once: one alone may be its recipient's, and a line for each would bury the rest.
const FAILURES_UNTIL_LOG = 3;

interface Taken {
  readonly message: ClaimedMessage;
  readonly token: string;
}

/** Sends what is due on one channel, several messages at a time, however many processes do so. */
export function startLane(deps: LaneDeps): Lane {
  const { channel, parallel, log } = deps;
  const ending = new AbortController();
  const sending = new Set<Promise<void>>();
  const sent: Taken[] = [];
  let wake = (): void => undefined;
  let failuresInRow = 0;
  let isFailing = false;

  async function send(taken: Taken): Promise<void> {
    try {
      await carryInTime(deps, taken.message);
      sent.push(taken);
      deps.observe(channel, "sent", 1);
      if (failuresInRow >= FAILURES_UNTIL_LOG) log.info({ channel }, "A carrier works again");
      failuresInRow = 0;
    } catch (error) {
      const isFinal = error instanceof Undeliverable;
      deps.observe(channel, isFinal ? "refused" : "retried", 1);
      if (isFinal) log.warn({ channel, message: taken.message.id }, "A message can never be sent");
      else failuresInRow += 1;
      if (!isFinal && failuresInRow === FAILURES_UNTIL_LOG)
        log.warn({ channel, reason: codeOf(error) }, "A carrier fails");
      const { id, priority, attempts } = taken.message;
      const failure = { id, token: taken.token, reason: reasonOf(error), isFinal };
      // Where this cannot be noted, the message comes back when its lease ends.
      await noteFailed(deps.database, failure, retryPause(priority, attempts)).catch(() => undefined);
    }
  }

  async function turn(free: number): Promise<boolean> {
    const token = deps.ids.ulid();
    const noted = [...sent];
    const began = performance.now();
    const claimed = await takeLaneTurn(deps.database, {
      channel,
      sent: noted.map(({ message, token: of }) => ({ id: message.id, token: of })),
      free,
      reserved: Math.floor(parallel * RESERVED_SHARE),
      token,
      leaseMs: deps.timeoutMs + LEASE_MARGIN_MS,
    });
    sent.splice(0, noted.length);
    if (performance.now() - began > MAX_TURN_MS) return false;
    for (const message of claimed) {
      const one: Promise<void> = send({ message, token }).finally(() => {
        sending.delete(one);
        wake();
      });
      sending.add(one);
    }
    return claimed.length > 0;
  }

  async function takeTurns(): Promise<void> {
    while (!ending.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      try {
        const free = parallel - sending.size;
        if (free > 0 || sent.length > 0) await turn(free);
        if (isFailing) log.info({ channel }, "The outbox is read again");
        isFailing = false;
      } catch (error) {
        const failure = { channel, reason: reasonOf(error), ...repeatsOf(error, "background") };
        if (!isFailing) log.warn(failure, "The outbox cannot be read");
        isFailing = true;
        // What was sent is noted by a later turn; asking at once would not make the database answer.
        await pause(RETRY_MS, ending.signal);
      }
      await Promise.race([woken, pause(UNASKED_MS, ending.signal)]);
      await pause(GATHER_MS, ending.signal);
    }
    await Promise.all(sending);
    if (sent.length > 0) await turn(0).catch(() => undefined);
  }

  deps.probe.when(`outbox ${channel}`, () => wake());
  const loop = takeTurns();
  return {
    stop: async () => {
      ending.abort();
      await loop;
    },
  };
}

async function carryInTime({ carry, timeoutMs }: LaneDeps, message: ClaimedMessage): Promise<void> {
  const cut = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // A carrier that ignores the signal loses its place all the same.
  const inTime = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`It was cut off after ${timeoutMs} ms`);
      cut.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    await Promise.race([carry(message, cut.signal), inTime]);
  } finally {
    clearTimeout(timer);
  }
}

async function pause(millis: number, ending: AbortSignal): Promise<void> {
  await delay(millis, undefined, { ref: false, signal: ending }).catch(() => undefined);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// The words of a mail server may repeat an address, which no log may hold.
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return "responseCode" in error ? `${code} ${String(error.responseCode)}` : code;
}
