import type { LiveEvent } from "../live-event.ts";

/** A stream without a sign of life for this long is lost, in milliseconds (BOARD-8); it beats every 10 s. */
export const STREAM_SILENCE_MS = 25_000;

const READ_AGAIN = { target: "live", actions: "readAgain" } as const;

/**
 * The states of a machine that follows a stream. While it is lost, what the stream would tell is read again every so
 * many milliseconds until the stream is back; then once more, for what was missed. The machine says what `hear` does
 * with an event, and what `readAgain` reads.
 */
export function streamStates(pollMs: number) {
  return {
    initial: "connecting",
    on: {
      "stream.received": {
        target: ".live",
        actions: {
          type: "hear",
          params: ({ event }: { readonly event: { readonly liveEvent: LiveEvent } }) => event.liveEvent,
        },
      },
    },
    states: {
      connecting: {
        after: { [pollMs]: "lost" },
        on: { "stream.opened": "live", "stream.beat": "live", "stream.failed": "lost" },
      },
      live: {
        after: { [STREAM_SILENCE_MS]: "lost" },
        on: { "stream.beat": { target: "live", reenter: true }, "stream.failed": "lost" },
      },
      lost: {
        entry: "readAgain",
        after: { [pollMs]: { target: "lost", reenter: true } },
        on: { "stream.opened": READ_AGAIN, "stream.beat": READ_AGAIN },
      },
    },
  } as const;
}
