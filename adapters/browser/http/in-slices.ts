import { nextTask } from "./next-task.ts";

/** How long work may keep the page from drawing and from answering a tap. */
const SLICE_MS = 8;

/** Tells the time, and gives the browser its turn. */
export interface Turns {
  now(): number;
  nextTask(): Promise<void>;
}

const OF_THE_BROWSER: Turns = { now: () => performance.now(), nextTask };

/** Runs steps to their end, some milliseconds at a time; rejects with the signal's reason when it is aborted between two. */
export async function inSlices<T>(
  steps: Generator<undefined, T, undefined>,
  signal: AbortSignal,
  turns: Turns = OF_THE_BROWSER,
): Promise<T> {
  for (let end = turns.now() + SLICE_MS; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (turns.now() < end) continue;
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other
    await turns.nextTask();
    signal.throwIfAborted();
    end = turns.now() + SLICE_MS;
  }
}
