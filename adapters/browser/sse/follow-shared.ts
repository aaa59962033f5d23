import type { LiveEvent } from "#core/order/live-event.ts";
import type { StreamListener } from "#core/order/order.ports.ts";
import { STREAM_SILENCE_MS } from "#core/order/stream/stream-states.ts";
import type { After } from "../platform/timers.ts";
import type { StreamMessage, TabNotice, TabRequest } from "./shared-stream.ts";
import type { Follow } from "./stream-port.ts";

/** A tab's line to the worker that holds the stream. */
export interface TabLine {
  send(request: TabRequest): void;
  close(): void;
}

/** What sharing a stream needs of the tab. */
export interface SharingEnvironment {
  /** Connects to the worker; `failed` is called when its code does not load. */
  readonly connect: (hear: (notice: TabNotice) => void, failed: () => void) => TabLine;
  readonly after: After;
  /** Calls when the device is back online or the page is looked at again; the answer stops that. */
  readonly onWake: (wake: () => void) => () => void;
  /** Calls when the page goes; the answer stops that. */
  readonly onLeave: (leave: () => void) => () => void;
  readonly toLiveEvent: (message: StreamMessage) => LiveEvent | null;
  /** Follows without sharing. */
  readonly followAlone: Follow;
}

/**
 * Follows a stream that a worker holds for all tabs (BOARD-26), until stopped. A worker that was heard and fell silent
 * is joined again at the last number; one that was never heard is left for a stream of this tab's own.
 */
export function followShared(
  environment: SharingEnvironment,
  url: string,
  from: number | null,
  listener: StreamListener,
): () => void {
  const { after, connect, onWake, onLeave, toLiveEvent, followAlone } = environment;
  let cursor = from;
  let quit = (): void => undefined;

  function join(): void {
    let isHeard = false;
    let cancelSilence = (): void => undefined;
    const awaitSign = (): void => {
      cancelSilence();
      cancelSilence = after(STREAM_SILENCE_MS, lost);
    };
    const lost = (): void => {
      quit();
      listener.failed();
      if (isHeard) join();
      else followOwn();
    };
    const hear = (notice: TabNotice): void => {
      isHeard = true;
      awaitSign();
      switch (notice.type) {
        case "opened":
          return listener.opened();
        case "beat":
          return listener.beat();
        case "failed":
          return listener.failed();
        case "asked":
          return line.send({ type: "here" });
        case "forgotten":
          return line.send({ type: "join", url, after: cursor });
        case "received": {
          cursor = notice.message.number;
          const liveEvent = toLiveEvent(notice.message);
          return liveEvent === null ? listener.beat() : listener.received(liveEvent);
        }
      }
    };
    const line = connect(hear, () => {
      isHeard = false;
      lost();
    });
    const ignoreWake = onWake(() => line.send({ type: "wake" }));
    const stay = onLeave(() => line.send({ type: "leave" }));
    quit = () => {
      cancelSilence();
      ignoreWake();
      stay();
      line.send({ type: "leave" });
      line.close();
    };
    awaitSign();
    line.send({ type: "join", url, after: cursor });
  }

  function followOwn(): void {
    quit = followAlone(url, cursor, {
      ...listener,
      received: (liveEvent) => {
        cursor = liveEvent.number;
        listener.received(liveEvent);
      },
    });
  }

  join();
  return () => quit();
}
