import {
  connectPriceUpdateList,
  type PriceUpdateListActor,
} from "#core/menu/price-update/price-update-list.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** The price updates of the organization. The screen starts and stops it; its own place says when they could not be read. */
export function createPriceUpdateList(app: App, page: number): PriceUpdateListActor {
  const actor = createScreenActor(app, connectPriceUpdateList(app.ports.operations), page);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "operations.prices"));
  return actor;
}
