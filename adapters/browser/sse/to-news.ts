import { decodeLeniently } from "#core/contract/codec/decode.ts";
import { NEWS_CODECS } from "#core/contract/stream.ts";
import type { OrderNews } from "#core/order/order-news.ts";

/** The news of one event of a stream; null for an event of a newer server or one that does not read. */
export function toNews(event: string, data: string): OrderNews | null {
  const json = parseJson(data);
  switch (event) {
    case "order": {
      const decoded = decodeLeniently(NEWS_CODECS.order, json);
      return decoded.ok ? { kind: "order", ...decoded.value } : null;
    }
    case "location": {
      const decoded = decodeLeniently(NEWS_CODECS.location, json);
      return decoded.ok ? { kind: "location", ...decoded.value } : null;
    }
    case "reset": {
      const decoded = decodeLeniently(NEWS_CODECS.reset, json);
      return decoded.ok ? { kind: "reset", ...decoded.value } : null;
    }
    default:
      return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
