import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { clearLater } from "#tests/torture/belongings.ts";
import { startSite } from "#tests/torture/site.ts";
import { readCounters, type RushShop } from "../counters.ts";
import { runTraining, type TrainingSight } from "./run-training.ts";
import { createTrainer } from "./trainer.ts";
import { planTraining } from "../plan/training-plan.ts";

/** What a training is asked for with. */
interface AskedTraining {
  readonly seed: number;
  readonly minutes: number;
  readonly ordersPerMinute: number;
  readonly shops: readonly RushShop[];
  /** A running demo; null starts a server with a demo of its own. */
  readonly address: string | null;
}

const PATIENCE_MS = 10 * 60_000;

/**
 * Has people learn the board with a crowd at their pace: every order is a test order (ORDER-39). What is left of this training,
 * or of one that was cut off, is ended and deleted (DEMO-8).
 */
export async function train({ address, shops, ...asked }: AskedTraining): Promise<void> {
  const site = address === null ? await startSite() : null;
  const port = site?.port ?? Number(new URL(address ?? "").port || "80");
  const client = createBrowserClient(port);
  const counters = await readCounters(client, shops);
  client.close();
  const trainer = await createTrainer(port, [...new Set(counters.map(({ shopId }) => shopId))]);
  const left = await trainer.clear();
  if (left > 0) console.log(`Ended ${left} orders of a training that was cut off.`);
  const clear = clearLater(async () => {
    await trainer.clear();
    trainer.close();
    await site?.close();
  });
  const plan = planTraining({ ...asked, counters: counters.map(({ counter }) => counter) });
  console.log(
    [
      `${plan.length} test orders within ${asked.minutes} minutes, at ${shops.join(" and ")}.`,
      `The board: http://localhost:${port}/operations (sign in as Ioana Dumitru or Andrei Stan)`,
      "Ctrl-C ends the training and deletes its orders.",
    ].join("\n"),
  );
  let shown = "";
  try {
    const outcome = await runTraining({
      plan,
      counters,
      trainer,
      patienceMs: PATIENCE_MS,
      watch: (sight) => {
        const line = lineOf(sight);
        if (line !== shown) console.log(line);
        shown = line;
      },
      complain: (refused) => console.log(`An order was refused: ${refused}`),
    });
    console.log(`${lineOf(outcome)}. The training is over, and its orders are deleted.`);
  } finally {
    await clear();
  }
}

function lineOf({ placed, planned, open }: TrainingSight): string {
  return `${placed} of ${planned} placed, ${open} on the board`;
}
