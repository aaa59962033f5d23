import { parentPort, workerData } from "node:worker_threads";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { readPage } from "./crawl.ts";

/** Which pages to read, each at once after the one before. */
export interface CrawlPlan {
  readonly port: number;
  readonly pages: readonly { readonly path: string; readonly host: string; readonly language: string }[];
}

/** How many pages a crawl read. */
export interface Crawled {
  readonly pages: number;
  readonly perSecond: number;
}

const { port, pages }: CrawlPlan = workerData;
let isFinished = false;
parentPort?.on("message", () => {
  isFinished = true;
});
parentPort?.postMessage("ready");

const connection = createHttpConnection(port);
const began = performance.now();
let count = 0;
for (const { path, host, language } of pages) {
  if (isFinished) break;
  await readPage(connection, path, host, language);
  count += 1;
}
connection.close();
const crawled: Crawled = { pages: count, perSecond: (count * 1000) / (performance.now() - began) };
parentPort?.postMessage(crawled);
parentPort?.close();
