import { setTimeout as delay } from "node:timers/promises";
import { openEvents, type OpenEvents } from "#tests/support/http/event-stream.ts";
import type { RoundRecord } from "./round-record.ts";

/** An operations screen that stays connected through everything. */
export interface Screen {
  /** Number of the last event that it has. */
  last(): number;
  close(): Promise<void>;
}

/** An event that a screen receives: of an order, or of a location. */
export type ScreenEvent =
  | {
      readonly event: "order";
      readonly type: string;
      readonly orderId: string;
      readonly version: number;
      /** When the server changed it, in milliseconds since 1970. */
      readonly atMs: number;
    }
  | { readonly event: "location" };

const RECONNECT_MS = 100;

/**
 * Follows the organization's events from `after` on and connects again whenever the stream ends. An event that is
 * left out or comes twice is broken.
 */
export function startScreen(
  url: string,
  cookies: string,
  after: number,
  record: RoundRecord,
  hear: (heard: ScreenEvent) => void = () => undefined,
): Screen {
  let last = after;
  let current: OpenEvents | null = null;
  const over = new AbortController();

  async function follow(): Promise<void> {
    const began = performance.now();
    current = await openEvents(`${url}?after=${last}`, { cookie: cookies, host: "localhost" });
    if (current.status !== 200) {
      const headers = new Map(Object.entries(current.headers).map(([name, value]) => [name, String(value)]));
      record.judge("A stream", { status: current.status, headers, text: "" }, began);
      return;
    }
    for (;;) {
      const { id, event, data } = await current.next();
      if (id === null) continue;
      if (Number(id) !== last + 1) record.broken.push(`A screen heard event ${id} after ${last}`);
      last = Number(id);
      const { type, order_id, version } = data;
      if (event === "location") hear({ event });
      if (event === "order" && typeof type === "string" && typeof order_id === "string")
        hear({
          event,
          type,
          orderId: order_id,
          version: Number(version),
          atMs: Date.parse(String(data["at"])),
        });
    }
  }

  async function keepFollowing(): Promise<void> {
    while (!over.signal.aborted) {
      // A stream that was cut is opened again, as browsers do.
      await follow().catch(() => undefined);
      current?.close();
      await delay(RECONNECT_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  }

  const loop = keepFollowing();
  return {
    last: () => last,
    close: async () => {
      over.abort();
      current?.close();
      await loop;
    },
  };
}
