import { createActor } from "xstate";
import type { OrganizationId } from "#core/kernel/id.ts";
import { connectOrderBoard } from "#core/order/board/connect-order-board.ts";
import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";
import type { App } from "../create-app.ts";
import { forwardEvents, screenOptions } from "./screen-actor.ts";

/** The machine of the staff's board. The operations layout starts and stops it, so that the alarm outlives a page. */
export function createOrderBoard(app: App, organizationId: OrganizationId): OrderBoardActor {
  const actor = createActor(connectOrderBoard(app.ports), {
    input: { organizationId, now: app.ports.clock.millis() },
    ...screenOptions(app),
  });
  forwardEvents(app, actor);
  return actor;
}
