import { createParser, type EventSourceMessage } from "eventsource-parser";
import type { StreamListener } from "#core/order/order.ports.ts";
import { STREAM_SILENCE_MS } from "#core/order/stream/stream-states.ts";
import type { After } from "../platform/timers.ts";

/** A lost stream is opened again after a random time between these, so that not all screens come at once. */
export const RECONNECT_MS = { least: 1_000, most: 10_000 };

/** A message with the number at which a stream resumes. */
interface NumberedMessage {
  readonly number: number;
}

/** What following a stream needs of the browser. */
export interface StreamEnvironment<Message extends NumberedMessage> {
  readonly fetch: typeof fetch;
  readonly after: After;
  /** From 0 to 1, without 1. */
  readonly random: () => number;
  /** Calls when the device is back online or the page is looked at again; the answer stops that. */
  readonly onWake: (wake: () => void) => () => void;
  /** What a message says; null for one that this version does not know. */
  readonly toMessage: (message: EventSourceMessage) => Message | null;
}

/**
 * Follows a stream until stopped. Each connection begins with `opened` and ends with `failed`; after a
 * loss it resumes at the last number that arrived. EventSource hides heartbeats, hence fetch.
 */
export function followStream<Message extends NumberedMessage>(
  environment: StreamEnvironment<Message>,
  url: string,
  from: number | null,
  listener: StreamListener<Message>,
): () => void {
  let cursor = from;
  let stopped = false;
  let cancelLife = (): void => undefined;

  const live = async (): Promise<void> => {
    const life = new AbortController();
    let cancelSilence = (): void => undefined;
    const heard = (): void => {
      cancelSilence();
      cancelSilence = environment.after(STREAM_SILENCE_MS, () => life.abort());
    };
    cancelLife = () => life.abort();
    heard();
    try {
      const stream = await open(environment, withCursor(url, cursor), life.signal);
      if (stopped) return;
      listener.opened();
      const events: EventSourceMessage[] = [];
      const parser = createParser({ onEvent: (event) => events.push(event) });
      const decoder = new TextDecoder();
      for await (const bytes of chunksOf(stream, life.signal)) {
        if (stopped) return;
        heard();
        parser.feed(decoder.decode(bytes, { stream: true }));
        if (events.length === 0) listener.beat();
        for (const event of events.splice(0)) {
          const message = environment.toMessage(event);
          if (message === null) continue;
          cursor = message.number;
          listener.received(message);
        }
      }
    } catch {
      // Whatever ended this life, the next one begins the same way.
    } finally {
      cancelSilence();
      life.abort();
    }
    if (stopped) return;
    listener.failed();
    rest();
  };

  const rest = (): void => {
    const again = (): void => {
      cancelTimer();
      ignoreWake();
      void live();
    };
    const { least, most } = RECONNECT_MS;
    const cancelTimer = environment.after(least + environment.random() * (most - least), again);
    const ignoreWake = environment.onWake(again);
    cancelLife = () => {
      cancelTimer();
      ignoreWake();
    };
  };

  void live();
  return () => {
    stopped = true;
    cancelLife();
  };
}

async function open(
  environment: Pick<StreamEnvironment<NumberedMessage>, "fetch">,
  url: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await environment.fetch(url, {
    headers: { Accept: "text/event-stream" },
    credentials: "include",
    cache: "no-store",
    signal,
  });
  if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
  return response.body;
}

// Cancels the reader on abort, since a body that hangs may ignore the signal.
async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}

function withCursor(url: string, cursor: number | null): string {
  return cursor === null ? url : `${url}?after=${cursor}`;
}
