import { assign, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { Clock } from "#core/time/clock.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { withoutPerson } from "./courier-order.ts";
import type { Tap } from "./run-actions.ts";
import { runMachine } from "./run.machine.ts";
import type { RunPort, RunQueueStorage } from "./run.ports.ts";
import type { RunContext } from "./run-setup.ts";

/** The running machine of a courier's page. */
export type RunActor = ActorRefFrom<typeof runMachine>;
/** One state of it. */
export type RunSnapshot = SnapshotFrom<typeof runMachine>;

/** What a run asks of the world. */
interface RunWorld {
  readonly runs: RunPort;
  readonly runQueue: RunQueueStorage;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The machine with the world behind it. */
export function connectRun({ runs, runQueue, clock, ids }: RunWorld): typeof runMachine {
  // A device that cannot keep what was tapped sends it all the same.
  const tryTo = (work: Promise<void>): void => void work.catch(() => undefined);
  return runMachine.provide({
    actors: {
      recall: portActor((key) => runQueue.list(key)),
      load: portActor((key, signal) => runs.load(key, signal)),
      act: portActor(({ key, action }, signal) => {
        if (action === null) throw new Error("Nothing waits to be sent");
        return runs.act(key, action, signal);
      }),
    },
    actions: {
      keepTap: assign(({ context }, { type, text }: Tap) => ({
        waiting: [
          ...context.waiting,
          { id: ids.ulid(), type, at: clock.now(), ...(text === undefined ? {} : { data: { text } }) },
        ],
        refused: null,
      })),
      storeLast: ({ context: { key, waiting } }) => {
        const last = waiting.at(-1);
        if (last !== undefined) tryTo(runQueue.add(key, last));
      },
      forgetFirst: ({ context: { key, waiting } }) => {
        if (waiting[0] !== undefined) tryTo(runQueue.drop(key, waiting[0].id));
      },
      forgetAll: ({ context: { key, waiting } }) => {
        for (const { id } of waiting) tryTo(runQueue.drop(key, id));
      },
      forgetPerson: assign({
        order: ({ context: { order } }) => order && withoutPerson(order, clock.now()),
      }),
    },
  });
}

/** Everything that the courier's page shows. */
export function selectRun({ context }: RunSnapshot): RunContext {
  return context;
}

/** Whether the link is void or unknown. */
export function selectIsRunMissing(snapshot: RunSnapshot): boolean {
  return snapshot.hasTag("missing");
}
