import { connectForm } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { App } from "../create-app.ts";
import { reporting } from "./reporting.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** A list on screen that is read by a polling without a query. */
interface ReadList {
  send(event: { readonly type: "polling.ask"; readonly query: null }): void;
}

/** A button's change of a list: one at a time, and the list is read again whatever became of it. */
export function createListChange(
  app: App,
  list: ReadList,
  change: (signal: AbortSignal) => Promise<void>,
  where: string,
): FormActor {
  const form = connectForm(
    () => ({}),
    (_values, signal) => change(signal),
  );
  const actor = reporting(app, createScreenActor(app, form, { values: {} }), where);
  return readingAgain(actor, list);
}

/** The list is read again once the form was sent, taken or not. */
export function readingAgain(actor: FormActor, list: ReadList): FormActor {
  const readAgain = (): void => list.send({ type: "polling.ask", query: null });
  actor.on("form.submitted", readAgain);
  actor.on("form.failed", readAgain);
  return actor;
}
