import type { OrganizationId } from "#core/kernel/id.ts";
import { connectOrderBoard } from "#core/order/board/connect-order-board.ts";
import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";
import type { App } from "../create-app.ts";
import { createScreenActor, forwardEvents } from "./create-screen-actor.ts";

/** The machine of the staff's board. The operations layout starts and stops it, so that the alarm outlives a page. */
export function createOrderBoard(app: App, organizationId: OrganizationId): OrderBoardActor {
  const actor = createScreenActor(app, connectOrderBoard(app.ports), {
    organizationId,
    now: app.ports.clock.millis(),
  });
  forwardEvents(app, actor);
  return actor;
}
