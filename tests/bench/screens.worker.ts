import { parentPort, workerData } from "node:worker_threads";
import { openEvents, type OpenEvents } from "#tests/support/http/event-stream.ts";

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
const screens: OpenEvents[] = [];
for (let index = 0; index < count; index += 1) {
  const headers = { cookie: cookies, host: `localhost:${port}` };
  const screen = await openEvents(`http://127.0.0.1:${port}/api/operations/events`, headers, ({ id }) => {
    if (id !== null) deliveries.push([Number(id), performance.timeOrigin + performance.now()]);
  });
  if (screen.status !== 200) throw new Error(`The stream was answered with ${screen.status}`);
  screens.push(screen);
}
parentPort?.on("message", () => {
  parentPort?.postMessage(deliveries);
  parentPort?.close();
  screens.forEach((screen) => screen.close());
});
parentPort?.postMessage("ready");
