import { parentPort, workerData } from "node:worker_threads";
import { Client } from "pg";
import type { SocketConnection } from "#adapters/server/db/connection.ts";

/** When the database said that an event was committed, in milliseconds since 1970. */
export type CommitTimes = ReadonlyMap<number, number>;

// A thread of its own: next to a busy loop it would note commits late, and screens would look fast.
const owner: SocketConnection = workerData;
const times = new Map<number, number>();
const client = new Client({ ...owner });
await client.connect();
client.on("notification", ({ payload }) => {
  times.set(Number(payload?.split(":")[1]), performance.timeOrigin + performance.now());
});
await client.query("listen diner_events");
parentPort?.on("message", () => {
  parentPort?.postMessage(times);
  parentPort?.close();
  void client.end();
});
parentPort?.postMessage("ready");
