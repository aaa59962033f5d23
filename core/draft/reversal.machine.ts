import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { MenuDraftPort } from "./menu-draft.ports.ts";
import { differenceOf, type EntryDifference } from "./menu-difference.ts";

/** How often what is shown is read again, in milliseconds. */
const REVERSAL_REFRESH_MS = 60_000;

/** The menu after a publication, to be brought back; 0 is the one before the first. */
export interface ReversalQuery {
  readonly shopId: ShopId;
  readonly number: number;
}

/** The running reading. */
export type ReversalActor = ActorRefFrom<typeof reversalMachine>;

/** What would be other, were an earlier menu brought back. */
export const reversalMachine = pollingSetup<ReversalQuery, readonly EntryDifference[]>().createMachine(
  pollingChart<ReversalQuery, readonly EntryDifference[]>("reversal", REVERSAL_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectReversal(port: MenuDraftPort): typeof reversalMachine {
  return reversalMachine.provide({
    actors: {
      load: portActor(async ({ shopId, number }, signal): Promise<readonly EntryDifference[]> =>
        (await port.previewMenuReversal(shopId, number, signal)).map(differenceOf),
      ),
    },
  });
}
