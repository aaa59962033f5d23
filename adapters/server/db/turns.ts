// By hand: p-queue and bottleneck order by priority or by arrival, not in turn by whom work is for.
import { AsyncLocalStorage } from "node:async_hooks";

/** Lets so many through at a time, and those who wait in turn by whom they are for: each key one, then each another. */
export interface Turns {
  /** Resolves when it is the caller's turn; the answer ends it. Rejects where that takes longer than the terms allow. */
  take(key: string): Promise<() => void>;
  /** Whether the next one has to wait. */
  isFull(): boolean;
  waiting(): number;
  waitingFor(key: string): number;
}

/** How many at a time, and how long others wait and what they get after that; without, they wait. */
export interface TurnTerms {
  readonly atOnce: number;
  /** How many as a rule; more, up to `atOnce`, only while somebody has waited so long. Without, always `atOnce`. */
  readonly usually?: { readonly atOnce: number; readonly millis: number };
  readonly patience?: { readonly millis: number; readonly refusal: () => Error };
}

interface Waiting {
  readonly go: (leave: () => void) => void;
  /** Whether this one has waited so long that more than usual are let through. */
  isLong: boolean;
}

/** Turns of this process; nobody is waited for while there is room. */
export function createTurns({ atOnce, usually, patience }: TurnTerms): Turns {
  const usual = Math.min(atOnce, usually?.atOnce ?? atOnce);
  let running = 0;
  let count = 0;
  let longCount = 0;
  // A map keeps its order: the key that was served goes to its end.
  const queues = new Map<string, Set<Waiting>>();

  function leave(): void {
    if (running > usual && longCount === 0) running -= 1;
    else serveNext();
  }

  function serveNext(): void {
    const [next] = queues;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [key, queue] = next;
    const [first] = queue;
    queues.delete(key);
    if (first === undefined) return serveNext();
    remove(key, queue, first);
    first.go(once(leave));
  }

  function remove(key: string, queue: Set<Waiting>, one: Waiting): void {
    if (!queue.delete(one)) return;
    count -= 1;
    if (one.isLong) longCount -= 1;
    if (queue.size > 0) queues.set(key, queue);
    else queues.delete(key);
  }

  function wait(key: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? new Set<Waiting>();
      const timers: NodeJS.Timeout[] = [];
      const one: Waiting = {
        isLong: false,
        go: (end) => {
          timers.forEach((timer) => clearTimeout(timer));
          resolve(end);
        },
      };
      queue.add(one);
      queues.set(key, queue);
      count += 1;
      if (patience !== undefined)
        timers.push(
          setTimeout(() => {
            remove(key, queue, one);
            reject(patience.refusal());
          }, patience.millis),
        );
      if (usually !== undefined)
        timers.push(
          setTimeout(() => {
            if (queue.has(one)) waitedLong(one);
          }, usually.millis),
        );
    });
  }

  function waitedLong(one: Waiting): void {
    one.isLong = true;
    longCount += 1;
    if (running >= atOnce) return;
    running += 1;
    serveNext();
  }

  return {
    take: (key) => {
      if (running >= usual) return wait(key);
      running += 1;
      return Promise.resolve(once(leave));
    },
    isFull: () => running >= usual,
    waiting: () => count,
    waitingFor: (key) => queues.get(key)?.size ?? 0,
  };
}

function once(leave: () => void): () => void {
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    leave();
  };
}

const forWhom = new AsyncLocalStorage<string>();

/** Has all that `work` asks of the database wait in the turns of that key: of a shop, as a rule. */
export function inTurnsOf<T>(key: string, work: () => Promise<T>): Promise<T> {
  return forWhom.run(key, work);
}

/** The key that the caller's work runs for; "" where it is for nobody in particular. */
export function turnKey(): string {
  return forWhom.getStore() ?? "";
}
