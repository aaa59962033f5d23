import { parentPort, workerData } from "node:worker_threads";
import { openStream, type OpenStream } from "#tests/support/http/event-stream.ts";

/** Which screens to open. */
export interface ScreensPlan {
  readonly port: number;
  readonly cookies: string;
  readonly count: number;
}

/** Each delivery as number of the event and milliseconds since 1970. */
export type Deliveries = readonly (readonly [number, number])[];

const { port, cookies, count }: ScreensPlan = workerData;
const deliveries: (readonly [number, number])[] = [];
const streams: OpenStream[] = [];
for (let index = 0; index < count; index += 1)
  streams.push(
    await openStream(port, "/api/operations/events", cookies, ({ id, at }) => {
      deliveries.push([id, performance.timeOrigin + at]);
    }),
  );
parentPort?.on("message", () => {
  parentPort?.postMessage(deliveries);
  parentPort?.close();
  streams.forEach((stream) => stream.close());
});
parentPort?.postMessage("ready");
