import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { StaffPort } from "./staff.ports.ts";
import type { StaffList } from "./staff.ts";

/** How often the list on screen is read again, in milliseconds. */
const STAFF_REFRESH_MS = 60_000;

/** The running reading; nothing is chosen, so that its query is null. */
export type StaffListActor = ActorRefFrom<typeof staffListMachine>;

/** The staff of the organization that somebody works in. */
export const staffListMachine = pollingSetup<null, StaffList>().createMachine(
  pollingChart<null, StaffList>("staffList", STAFF_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectStaffList(port: StaffPort): typeof staffListMachine {
  return staffListMachine.provide({
    actors: { load: portActor((_query, signal) => port.listStaff(signal)) },
  });
}
