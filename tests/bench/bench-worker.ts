import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Starts a worker of this folder; answers once it is ready. */
export async function startWorker(file: string, workerData: unknown): Promise<Worker> {
  const worker = new Worker(new URL(file, import.meta.url), { workerData });
  await once(worker, "message");
  return worker;
}

/** Ends a worker and answers what it found. */
export async function finish<T>(worker: Worker): Promise<T> {
  worker.postMessage("finish");
  const [result]: T[] = await once(worker, "message");
  if (result === undefined) throw new Error("The worker had nothing to tell");
  return result;
}
