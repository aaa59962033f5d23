import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { Lag } from "./lag.ts";
import type { LagPort } from "./lag.ports.ts";

/** How often a screen asks what is behind, in milliseconds. */
const LAGS_REFRESH_MS = 30_000;

/** The running machine. */
export type LagsActor = ActorRefFrom<typeof lagsMachine>;

/** What is behind, read again while a screen shows it. */
export const lagsMachine = setup({
  types: { context: {} as { readonly lags: readonly Lag[] } },
  actors: { read: unconnected<readonly Lag[], undefined>("read") },
  actions: { keep: assign({ lags: (_, lags: readonly Lag[]) => lags }) },
}).createMachine({
  id: "lags",
  context: { lags: [] },
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "read",
        input: undefined,
        onDone: { target: "waiting", actions: { type: "keep", params: ({ event }) => event.output } },
        // A server that does not answer is said elsewhere; what was known stays.
        onError: "waiting",
      },
    },
    waiting: { after: { [LAGS_REFRESH_MS]: "reading" } },
  },
});

/** The machine with the world behind it. */
export function connectLags(operations: LagPort): typeof lagsMachine {
  return lagsMachine.provide({
    actors: { read: portActor((_input, signal) => operations.readLags(signal)) },
  });
}

/** What is behind, as last read. */
export function selectLags({ context }: SnapshotFrom<typeof lagsMachine>): readonly Lag[] {
  return context.lags;
}
