import { encoderOf } from "#core/contract/schema/encoder.ts";
import { LIVE_EVENT_CODECS } from "#core/contract/stream.ts";
import type { LiveEvent } from "#core/order/live-event.ts";
import { type EventStream, toFrame } from "./event-stream.ts";

// However many screens follow an organization, each live event is encoded once: the feed hands the same record to all.
const frames = new WeakMap<LiveEvent, Buffer>();

/** Sends a live event as the wire encodes it; its number moves the reader's cursor. */
export function sendLiveEvent(stream: EventStream, event: LiveEvent): void {
  const known = frames.get(event) ?? encode(event);
  frames.set(event, known);
  stream.send(known);
}

function encode(event: LiveEvent): Buffer {
  return toFrame(event.number, event.kind, encoderOf(LIVE_EVENT_CODECS[event.kind])(event));
}

/** The number after which a stream resumes: a browser that reconnects by itself sends it in Last-Event-ID. */
export function resumesAfter(after: number | undefined, lastEventId: unknown): number | null {
  if (typeof lastEventId === "string" && /^\d{1,15}$/.test(lastEventId)) return Number(lastEventId);
  return after ?? null;
}
