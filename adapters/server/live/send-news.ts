import { Schema } from "effect";
import { NEWS_CODECS } from "#core/contract/stream.ts";
import type { OrderNews } from "#core/orders/order-news.ts";
import type { EventStream } from "./event-stream.ts";

/** Sends a piece of news as the wire writes it; its number moves the reader's cursor. */
export function sendNews(stream: EventStream, news: OrderNews): void {
  const encode = Schema.encodeUnknownSync(NEWS_CODECS[news.kind]);
  stream.send(news.number, news.kind, encode(news));
}

/** The number after which a stream goes on: a browser that comes back by itself says it in Last-Event-ID. */
export function resumesAfter(after: number | undefined, lastEventId: unknown): number | null {
  if (typeof lastEventId === "string" && /^\d{1,15}$/.test(lastEventId)) return Number(lastEventId);
  return after ?? null;
}
