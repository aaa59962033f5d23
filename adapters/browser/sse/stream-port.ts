import type { StreamListener, StreamPort } from "#core/order/order.ports.ts";
import type { After } from "../platform/timers.ts";

/**
 * Follows one address; the parameters of followStream that differ from stream to stream. The tabs of a browser share
 * the streams that have the same name (BOARD-26).
 */
export type Follow = (
  url: string,
  after: number | null,
  listener: StreamListener,
  sharedAs?: string,
) => () => void;

/** After so long the code of streams is asked for again, when it could not be loaded. */
export const RELOAD_MS = 5_000;

/** Live streams; what follows them loads with the first one. */
export function createStreamPort(load: () => Promise<Follow>, later: After): StreamPort {
  const follow: Follow = (url, after, listener, sharedAs) => {
    let stopped = false;
    let stop = (): void => undefined;
    const start = (): void => {
      load().then(
        (started) => {
          if (!stopped) stop = started(url, after, listener, sharedAs);
        },
        () => {
          if (stopped) return;
          listener.failed();
          stop = later(RELOAD_MS, start);
        },
      );
    };
    start();
    return () => {
      stopped = true;
      stop();
    };
  };
  return {
    followOrder: (id, after, listener) => follow(`/api/orders/${id}/events`, after, listener),
    followOrganization: (organizationId, after, listener) =>
      follow("/api/operations/events", after, listener, organizationId),
  };
}
