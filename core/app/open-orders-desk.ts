import { createActor } from "xstate";
import type { OrganizationId } from "#core/kernel/id.ts";
import { connectOrdersDesk } from "#core/orders/connect-orders-desk.ts";
import type { DeskActor } from "#core/orders/orders-desk.selectors.ts";
import type { App } from "./create-app.ts";
import { hearScreen, screenOptions } from "./screen-actor.ts";

/** The machine of the staff's board. The operations layout starts and stops it, so that the alarm outlives a page. */
export function openOrdersDesk(app: App, organizationId: OrganizationId): DeskActor {
  const actor = createActor(connectOrdersDesk(app.ports), {
    input: { organizationId, now: app.ports.clock.millis() },
    ...screenOptions(app),
  });
  hearScreen(app, actor);
  return actor;
}
