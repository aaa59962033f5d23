import { textOf } from "#core/form/form.ts";
import { connectForm, type FormContext } from "#core/form/form.machine.ts";
import { redirectErrors } from "#core/form/redirect-form.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { RedirectId } from "#core/kernel/id.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { connectRedirectList, type RedirectListActor } from "#core/redirect/redirect-list.machine.ts";
import { redirectStatus } from "#core/redirect/redirect.ts";
import type { App } from "../../create-app.ts";
import { createListChange, readingAgain } from "../create-list-change.ts";
import { reporting } from "../reporting.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "operations.redirects";

/** The redirects of the organization; that they could not be read is said in their place. */
export function createRedirectList(app: App): RedirectListActor {
  const actor = createScreenActor(app, connectRedirectList(app.ports.redirects), null);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** The form of a new one, checked next to those on screen. */
export function createRedirectForm(app: App, list: RedirectListActor): FormActor {
  const form = connectForm(
    (values) => {
      const known = selectAnswer(list.getSnapshot());
      return known === null ? {} : redirectErrors(typedOf(values), known);
    },
    (values, signal) =>
      app.ports.redirects.addRedirect(
        { ...typedOf(values), status: redirectStatus(values.isPermanent === true) },
        signal,
      ),
  );
  const values = { path: "", to: "", isPermanent: true };
  return readingAgain(reporting(app, createScreenActor(app, form, { values }), WHERE), list);
}

/** Takes one away; the list is read again. */
export function createRedirectRemoval(app: App, list: RedirectListActor, id: RedirectId): FormActor {
  return createListChange(app, list, (signal) => app.ports.redirects.removeRedirect(id, signal), WHERE);
}

function typedOf(values: FormContext["values"]): { readonly path: string; readonly to: string } {
  return { path: textOf(values, "path"), to: textOf(values, "to") };
}
