import { type ActorRefFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";
import {
  connectOrderingStates,
  type orderingStatesMachine,
} from "#core/shop/ordering/ordering-states.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** The running ordering states of several locations. */
export type OrderingStatesActor = ActorRefFrom<typeof orderingStatesMachine>;

/** The ordering states of the locations that somebody works at. The stream of the board reports changes made elsewhere. */
export function createOrderingStates(
  app: App,
  board: OrderBoardActor,
  locationIds: readonly LocationId[],
): OrderingStatesActor {
  const actor = createScreenActor(app, connectOrderingStates(app.ports.operations), { locationIds });
  board.on("orderBoard.locationChanged", ({ locationId }) =>
    actor.send({ type: "orderingStates.locationChanged", locationId }),
  );
  for (const location of actor.getSnapshot().context.locations)
    location.actor.on("ordering.failed", ({ error }) =>
      app.root.send({ type: "app.fail", error, where: "ordering" }),
    );
  return actor;
}
