import { setTimeout as delay } from "node:timers/promises";
import type { OpenCounter } from "../counters.ts";
import type { PlacedTraining, Trainer } from "./trainer.ts";
import type { TrainingOrder } from "../plan/training-plan.ts";

/** How far a training is. */
export interface TrainingSight {
  readonly placed: number;
  readonly planned: number;
  /** Not over yet. */
  readonly open: number;
}

/** How a training is played. */
export interface TrainingOptions {
  readonly plan: readonly TrainingOrder[];
  readonly counters: readonly OpenCounter[];
  readonly trainer: Trainer;
  /** How long people may take with the last orders. */
  readonly patienceMs: number;
  readonly watch: (sight: TrainingSight) => void;
  /** Shows a refusal that no customer waits for. */
  readonly complain: (refused: string) => void;
}

// A kitchen that takes no orders now, and a person who has enough of them open, are waited for.
const COME_BACK = ["location.paused", "order.too_many", "checkout.promise_changed", "checkout.total_changed"];
const COME_BACK_MS = 5000;
const LOOK_MS = 2000;

/** Places the orders of a plan as they are due, and waits until people are through with them, or patience is over. */
export async function runTraining(options: TrainingOptions): Promise<TrainingSight> {
  const { plan, trainer, patienceMs, watch } = options;
  let placed = 0;
  let isOver = false;
  const began = performance.now();
  const watching = (async () => {
    while (!isOver) {
      watch({ placed, planned: plan.length, open: await trainer.open() });
      await delay(LOOK_MS);
    }
  })();
  const backs: Promise<void>[] = [];
  for (const order of plan) {
    await delay(Math.max(0, order.atMs - (performance.now() - began)));
    const held = await placeAtLast(options, order);
    if (held === null) continue;
    placed += 1;
    if (order.takenBackAfterMs !== null)
      backs.push(delay(order.takenBackAfterMs).then(() => trainer.takeBack(held)));
  }
  await Promise.all(backs);
  const until = performance.now() + patienceMs;
  while (performance.now() < until && (await trainer.open()) > 0) await delay(Math.min(LOOK_MS, patienceMs));
  isOver = true;
  await watching;
  return { placed, planned: plan.length, open: await trainer.open() };
}

async function placeAtLast(
  { counters, trainer, complain }: TrainingOptions,
  order: TrainingOrder,
): Promise<PlacedTraining | null> {
  const at = counters[order.counter];
  if (at === undefined) return null;
  for (;;) {
    const answer = await trainer.place(order, at);
    if (!("refused" in answer)) return answer;
    if (!COME_BACK.includes(answer.refused)) {
      complain(answer.refused);
      return null;
    }
    await delay(COME_BACK_MS);
  }
}
