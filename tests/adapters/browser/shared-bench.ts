import {
  createSharedStream,
  type StreamMessage,
  type TabNotice,
  type TabRequest,
} from "#adapters/browser/sse/shared-stream.ts";
import type { StreamListener } from "#core/order/order.ports.ts";
import { type FakeTimers, fakeTimers } from "./fake-timers.ts";

/** What the stream of the bench is followed at. */
export const STREAM_URL = "/api/operations/events";
const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** A live event as the worker forwards it. */
export function message(number: number): StreamMessage {
  const data = { number, location_id: ID, at: "2026-07-01T10:00:01Z" };
  return { number, event: "location", data: JSON.stringify(data) };
}

/** A tab that writes down what it hears. */
export interface Tab {
  readonly told: string[];
  ask(request: TabRequest): void;
  join(after: number | null): void;
}

/** A worker with a stream that the test speaks for. */
export interface SharedBench {
  readonly timers: FakeTimers;
  readonly log: string[];
  readonly take: ReturnType<typeof createSharedStream>;
  tab(): Tab;
  /** The stream that is followed now. */
  stream(): StreamListener<StreamMessage>;
}

/** A worker whose stream and time the test holds. */
export function sharedBench(): SharedBench {
  const timers = fakeTimers();
  const streams: { readonly after: number | null; readonly listener: StreamListener<StreamMessage> }[] = [];
  const log: string[] = [];
  const take = createSharedStream({
    follow: (url, after, listener) => {
      log.push(`followed ${url} ${after}`);
      streams.push({ after, listener });
      return () => log.push("stopped");
    },
    wake: () => log.push("woken"),
    after: timers.after,
  });
  const tab = (): Tab => {
    const told: string[] = [];
    const tell = (notice: TabNotice): void =>
      void told.push(
        notice.type === "received" ? `${notice.message.event} ${notice.message.number}` : notice.type,
      );
    const ask = (request: TabRequest): void => take(tell, request);
    return { told, ask, join: (after) => ask({ type: "join", url: STREAM_URL, after }) };
  };
  const stream = (): StreamListener<StreamMessage> => {
    const last = streams.at(-1);
    if (last === undefined) throw new Error("No stream is followed");
    return last.listener;
  };
  return { timers, log, take, tab, stream };
}
