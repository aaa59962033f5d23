import { decodeLeniently } from "#core/contract/codec/decode-with.ts";
import { LIVE_EVENT_CODECS } from "#core/contract/stream.ts";
import type { LiveEvent } from "#core/order/live-event.ts";

/** The live event of one message of a stream; null where a newer server sent it or it does not decode. */
export function toLiveEvent({
  event,
  data,
}: {
  readonly event?: string | undefined;
  readonly data: string;
}): LiveEvent | null {
  const json = parseJson(data);
  switch (event) {
    case "order": {
      const decoded = decodeLeniently(LIVE_EVENT_CODECS.order, json);
      return decoded.ok ? { kind: "order", ...decoded.value } : null;
    }
    case "location": {
      const decoded = decodeLeniently(LIVE_EVENT_CODECS.location, json);
      return decoded.ok ? { kind: "location", ...decoded.value } : null;
    }
    case "reset": {
      const decoded = decodeLeniently(LIVE_EVENT_CODECS.reset, json);
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
