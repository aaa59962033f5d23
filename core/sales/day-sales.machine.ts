import type { ActorRefFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { DaySales } from "./day-sales.ts";
import type { SalesPort } from "./sales.ports.ts";

/** How often a day on screen is read again, in milliseconds. */
const SALES_REFRESH_MS = 60_000;

/** Which day of which location. */
export interface DaySalesQuery {
  readonly locationId: LocationId;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** The running reading. */
export type DaySalesActor = ActorRefFrom<typeof daySalesMachine>;

/** The sales of a day; the day before stays on screen while another is read. */
export const daySalesMachine = pollingSetup<DaySalesQuery, DaySales>().createMachine(
  pollingChart<DaySalesQuery, DaySales>("daySales", SALES_REFRESH_MS),
);

/** The machine with the world behind it. */
export function connectDaySales(sales: SalesPort): typeof daySalesMachine {
  return daySalesMachine.provide({
    actors: {
      load: portActor(({ locationId, date }, signal) => sales.readDaySales(locationId, date, signal)),
    },
  });
}
