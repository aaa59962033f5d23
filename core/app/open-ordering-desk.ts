import { createActor, type ActorRefFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import type { DeskActor } from "#core/orders/orders-desk.selectors.ts";
import { connectOrderingDesk, type orderingDeskMachine } from "#core/shop/ordering-desk.machine.ts";
import type { App } from "./create-app.ts";
import { screenOptions } from "./screen-actor.ts";

/** The running ordering states of several locations. */
export type OrderingDeskActor = ActorRefFrom<typeof orderingDeskMachine>;

/** The ordering states of the locations that somebody works at, beside the board, whose stream tells of changes made elsewhere. */
export function openOrderingDesk(
  app: App,
  board: DeskActor,
  locationIds: readonly LocationId[],
): OrderingDeskActor {
  const actor = createActor(connectOrderingDesk(app.ports.operations), {
    input: { locationIds },
    ...screenOptions(app),
  });
  board.on("desk.locationChanged", ({ locationId }) =>
    actor.send({ type: "orderingDesk.locationChanged", locationId }),
  );
  for (const location of actor.getSnapshot().context.locations)
    location.actor.on("ordering.failed", ({ error }) =>
      app.root.send({ type: "app.fail", error, where: "ordering" }),
    );
  return actor;
}
