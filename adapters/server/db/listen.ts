import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { Connection } from "./connection.ts";
import type { Log } from "./log.ts";
import { statement } from "./statement.ts";

/** A notification, or a new connection, after which anything may have been missed. */
export type Wake =
  | { readonly type: "notified"; readonly channel: string; readonly payload: string }
  | { readonly type: "connected" };

/** What is listened to. */
export interface ListenOptions {
  /** A direct connection: poolers in transaction mode lose LISTEN. */
  readonly connection: Connection;
  readonly channels: readonly string[];
  readonly onWake: (wake: Wake) => void;
  readonly log: Log;
}

/** A listening connection; `stop` closes it for good. */
export interface Listener {
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 2000;
// A link that fell silent says nothing of it, so the listener asks.
const PROBE_MS = 15_000;
const PROBE_ANSWER_MS = 3000;

/**
 * Listens on one connection of its own and connects again whenever it is lost. Notifications only wake:
 * they may be lost or doubled, so every reader reads by number, and polls besides.
 */
export function listen(options: ListenOptions): Listener {
  const ending = new AbortController();
  const loop = keepListening(options, ending.signal);
  return {
    stop: async () => {
      ending.abort();
      await loop;
    },
  };
}

async function keepListening(options: ListenOptions, ending: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!ending.aborted) {
    const connected = await listenOnce(options, ending).catch((error: unknown) => {
      options.log.debug({ reason: String(error) }, "The listening connection could not be made");
      return false;
    });
    pause = connected ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS);
    if (!ending.aborted) await delay(pause, undefined, { ref: false, signal: ending }).catch(() => undefined);
  }
}

/** Answers true when a connection stood and was lost or ended. */
async function listenOnce(options: ListenOptions, ending: AbortSignal): Promise<boolean> {
  const client = new Client({
    ...options.connection,
    connectionTimeoutMillis: PROBE_ANSWER_MS,
    query_timeout: PROBE_ANSWER_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on("error", () => lost.abort());
  client.on("end", () => lost.abort());
  client.on("notification", ({ channel, payload = "" }) =>
    options.onWake({ type: "notified", channel, payload }),
  );
  try {
    await client.connect();
    for (const channel of options.channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    options.onWake({ type: "connected" });
    await probeUntilLost(client, AbortSignal.any([lost.signal, ending]));
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function probeUntilLost(client: Client, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await delay(PROBE_MS, undefined, { ref: false, signal: over }).catch(() => undefined);
    if (over.aborted) return;
    const answered = await PING.run(client).then(
      () => true,
      () => false,
    );
    if (!answered) return;
  }
}

const PING = statement("db.ping", "select 1");
