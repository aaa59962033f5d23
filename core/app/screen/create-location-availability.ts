import {
  connectLocationAvailability,
  type LocationAvailabilityActor,
  type LocationAvailabilityInput,
} from "#core/menu/availability/location-availability.machine.ts";
import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** What is sold out at a location. The screen starts and stops it; the board's stream reports changes made elsewhere. */
export function createLocationAvailability(
  app: App,
  board: OrderBoardActor,
  input: LocationAvailabilityInput,
): LocationAvailabilityActor {
  const { operations, menu, reports } = app.ports;
  const actor = createScreenActor(app, connectLocationAvailability(operations, menu), input);
  const changes = board.on("orderBoard.locationChanged", ({ locationId }) => {
    if (locationId === input.locationId) actor.send({ type: "availability.refresh" });
  });
  actor.subscribe({ complete: () => changes.unsubscribe() });
  actor.on("availability.failed", ({ error, during }) => {
    // What could not be read is said in its own place.
    if (during === "read") reports.report(error, "operations.products");
    else app.root.send({ type: "app.fail", error, where: "operations.products" });
  });
  return actor;
}
