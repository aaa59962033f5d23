import { setTimeout as delay } from "node:timers/promises";

/** What a run of equal tasks took. */
export interface Run {
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds of each task. */
  readonly millis: readonly number[];
}

/** Does `count` tasks with so many workers, each beginning its next one at once. */
export async function runClosed(
  workers: number,
  count: number,
  task: (index: number, worker: number) => Promise<void>,
): Promise<Run> {
  const millis: number[] = [];
  let next = 0;
  const began = performance.now();
  const work = async (worker: number): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      const start = performance.now();
      await task(index, worker);
      millis.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return { count, perSecond: (count * 1000) / (performance.now() - began), millis };
}

/** Begins a task every 1 / `perSecond` seconds, whether or not the ones before have ended. */
export async function runOpen(
  perSecond: number,
  count: number,
  task: (index: number) => Promise<void>,
): Promise<Run> {
  const millis: number[] = [];
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = began + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await delay(wait);
    // Counted from the moment it was due, so that a late beginning is no gain.
    running.push(task(index).then(() => void millis.push(performance.now() - due)));
  }
  await Promise.all(running);
  return { count, perSecond: (count * 1000) / (performance.now() - began), millis };
}
