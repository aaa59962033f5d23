import { encoderOf } from "#core/contract/schema/encoder.ts";
import { NEWS_CODECS } from "#core/contract/stream.ts";
import type { OrderNews } from "#core/order/order-news.ts";
import { type EventStream, toFrame } from "./event-stream.ts";

// However many screens follow an organization, its news is written once: the feed hands the same record to all.
const frames = new WeakMap<OrderNews, Buffer>();

/** Sends a piece of news as the wire writes it; its number moves the reader's cursor. */
export function sendNews(stream: EventStream, news: OrderNews): void {
  const known = frames.get(news) ?? encode(news);
  frames.set(news, known);
  stream.send(known);
}

function encode(news: OrderNews): Buffer {
  return toFrame(news.number, news.kind, encoderOf(NEWS_CODECS[news.kind])(news));
}

/** The number after which a stream goes on: a browser that comes back by itself says it in Last-Event-ID. */
export function resumesAfter(after: number | undefined, lastEventId: unknown): number | null {
  if (typeof lastEventId === "string" && /^\d{1,15}$/.test(lastEventId)) return Number(lastEventId);
  return after ?? null;
}
