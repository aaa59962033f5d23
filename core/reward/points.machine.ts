import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import type { Page } from "#core/kernel/page.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { PointsAccount, PointsEntry } from "./points-ledger.ts";
import type { RewardPort } from "./reward.ports.ts";

/** Points on screen are read again this often, in milliseconds: an order that is completed earns some. */
export const POINTS_REFRESH_MS = 60_000;

/** Whose points, and which page of their ledger. */
export interface PointsQuery {
  readonly shopId: ShopId;
  /** From 1. */
  readonly page: number;
}

/** The points and what moved them. */
export interface PointsReading {
  readonly account: PointsAccount;
  readonly entries: Page<PointsEntry>;
}

/** The running reading. */
export type PointsActor = ActorRefFrom<typeof pointsMachine>;

/** A customer's points with a page of their ledger, read again while they are on screen (REWARD-5). */
export const pointsMachine = pollingSetup<PointsQuery, PointsReading>().createMachine(
  pollingChart<PointsQuery, PointsReading>("points", POINTS_REFRESH_MS),
);

/** The machine with the world behind it. */
export function connectPoints(rewards: RewardPort): typeof pointsMachine {
  return pointsMachine.provide({
    actors: {
      load: portActor(async ({ shopId, page }, signal) => {
        const [account, entries] = await Promise.all([
          rewards.load(shopId, signal),
          rewards.listEntries(shopId, page, signal),
        ]);
        return { account, entries };
      }),
    },
  });
}
