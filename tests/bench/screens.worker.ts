// By hand and not undici with a parser: of each delivery those take 60 us in this thread, next to a server that is
// measured on the same two cores, while screens are machines of their own.
import { createConnection, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** Which screens to open. */
export interface ScreensPlan {
  readonly port: number;
  readonly cookies: string;
  readonly count: number;
}

/** Of each screen, each delivery as number of the event and milliseconds since 1970. */
export type Deliveries = readonly (readonly (readonly [number, number])[])[];

const HEAD = /^HTTP\/1\.1 200 /;
const NUMBER = /^id: (\d+)$/gm;
const END_OF_MESSAGE = "\n\n";

const { port, cookies, count }: ScreensPlan = workerData;
const screens = await Promise.all(Array.from({ length: count }, openScreen));
parentPort?.on("message", () => {
  const deliveries: Deliveries = screens.map((screen) => screen.deliveries);
  parentPort?.postMessage(deliveries);
  parentPort?.close();
  screens.forEach(({ socket }) => socket.destroy());
});
parentPort?.postMessage("ready");

async function openScreen(): Promise<{
  readonly socket: Socket;
  readonly deliveries: readonly (readonly [number, number])[];
}> {
  const deliveries: (readonly [number, number])[] = [];
  const socket = createConnection({ port, host: "127.0.0.1" });
  socket.setEncoding("latin1");
  socket.write(
    `GET /api/operations/events HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\nCookie: ${cookies}\r\n\r\n`,
  );
  let text = "";
  const opened = Promise.withResolvers<void>();
  socket.on("error", opened.reject);
  socket.on("data", (piece: string) => {
    const at = performance.timeOrigin + performance.now();
    text += piece;
    const end = text.lastIndexOf(END_OF_MESSAGE);
    if (end === -1) return;
    if (HEAD.test(text)) opened.resolve();
    else if (text.startsWith("HTTP/"))
      opened.reject(new Error(`The stream was answered: ${text.slice(0, 100)}`));
    for (const [, number] of text.slice(0, end).matchAll(NUMBER)) deliveries.push([Number(number), at]);
    text = text.slice(end + END_OF_MESSAGE.length);
  });
  await opened.promise;
  return { socket, deliveries };
}
