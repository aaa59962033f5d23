import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { ReplayPlan, ReplayQuery } from "./replay-plan.ts";
import type { ReplayPort } from "./replay.ports.ts";

/** How often a day on screen is read again, in milliseconds: it may be today. */
const REPLAY_REFRESH_MS = 60_000;

/** The running reading. */
export type ReplayPlanActor = ActorRefFrom<typeof replayPlanMachine>;

/** The orders of a day, to be replayed as often as somebody likes. */
export const replayPlanMachine = pollingSetup<ReplayQuery, ReplayPlan>().createMachine(
  pollingChart<ReplayQuery, ReplayPlan>("replayPlan", REPLAY_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectReplayPlan(replays: ReplayPort): typeof replayPlanMachine {
  return replayPlanMachine.provide({
    actors: { load: portActor((query, signal) => replays.readPlan(query, signal)) },
  });
}
