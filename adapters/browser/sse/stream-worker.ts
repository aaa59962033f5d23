import { after } from "../platform/timers.ts";
import { followStream } from "./follow-stream.ts";
import { createSharedStream, type TabNotice, type TabRequest } from "./shared-stream.ts";

// The one worker of all tabs that share a stream. It decodes nothing, so that it stays small.
const wakers = new Set<() => void>();

const environment = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  after,
  random: () => Math.random(),
  // A worker is neither looked at nor told that the device is back: its tabs say so.
  onWake: (wake: () => void) => {
    wakers.add(wake);
    return () => void wakers.delete(wake);
  },
  toMessage: ({
    id,
    event,
    data,
  }: {
    readonly id?: string;
    readonly event?: string;
    readonly data: string;
  }) =>
    event === undefined || id === undefined || !/^\d+$/.test(id) ? null : { number: Number(id), event, data },
};

const take = createSharedStream({
  follow: (url, from, listener) => followStream(environment, url, from, listener),
  wake: () => [...wakers].forEach((wake) => wake()),
  after,
});

addEventListener("connect", (connected) => {
  if (!(connected instanceof MessageEvent)) return;
  for (const port of connected.ports) {
    const tell = (notice: TabNotice): void => port.postMessage(notice);
    port.addEventListener("message", ({ data }: MessageEvent<TabRequest>) => take(tell, data));
    port.start();
  }
});
