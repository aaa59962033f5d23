import type { ShopId } from "#core/kernel/id.ts";
import { connectMenuReading, type MenuReadingActor } from "#core/order/line-change/menu-reading.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** The menu from which a replacement is chosen. */
export function createMenuReading(app: App, shopId: ShopId): MenuReadingActor {
  return createScreenActor(app, connectMenuReading(app.ports.menu), shopId);
}
