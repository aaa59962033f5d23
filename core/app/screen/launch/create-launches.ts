import type { FormActor } from "#core/form/form.selectors.ts";
import { connectLaunchList, type LaunchListActor } from "#core/launch/launch-list.machine.ts";
import type { Launch } from "#core/launch/launch.ts";
import type { App } from "../../create-app.ts";
import { createListChange } from "../create-list-change.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "operations.launch";

/** How far the shops of the organization are; that it could not be read is said in its place. */
export function createLaunchList(app: App): LaunchListActor {
  const actor = createScreenActor(app, connectLaunchList(app.ports.launches), null);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** Publishes a shop, or takes it back; the list is read again. */
export function createPublishing(
  app: App,
  list: LaunchListActor,
  { shopId, isPublished }: Pick<Launch, "shopId" | "isPublished">,
): FormActor {
  return createListChange(
    app,
    list,
    (signal) => app.ports.launches.publishShop(shopId, !isPublished, signal),
    WHERE,
  );
}

/** Rings once, and notes that somebody heard it where sound may play; the list is read again. */
export function createSoundTrial(
  app: App,
  list: LaunchListActor,
  { shopId }: Pick<Launch, "shopId">,
): FormActor {
  const { alarm, launches } = app.ports;
  return createListChange(
    app,
    list,
    async (signal) => {
      if (!(await alarm.arm())) return;
      alarm.ring();
      await launches.noteSound(shopId, signal);
    },
    WHERE,
  );
}

/** Deletes the test orders of a shop that are over; the list is read again. */
export function createTestRemoval(
  app: App,
  list: LaunchListActor,
  { shopId }: Pick<Launch, "shopId">,
): FormActor {
  return createListChange(app, list, (signal) => app.ports.launches.deleteTestOrders(shopId, signal), WHERE);
}
