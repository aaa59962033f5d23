import { connectListSums, type ListSumsActor } from "#core/sales/dashboard/list-sums.machine.ts";
import type { CountedList } from "#core/sales/dashboard/list-sums.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** What a list of orders adds up to. Where it cannot be read the list stands without it. */
export function createListSums(app: App, list: CountedList): ListSumsActor {
  const actor = createScreenActor(app, connectListSums(app.ports.dashboard), list);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "operations.orders"));
  return actor;
}
