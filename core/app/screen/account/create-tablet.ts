import { connectTabletList, type TabletListActor } from "#core/account/tablet/tablet-list.machine.ts";
import { connectTabletPlace, type TabletPlaceActor } from "#core/account/tablet/tablet-place.machine.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { isEmployee } from "#core/account/workplace.ts";
import { newPinErrors, passwordProofErrors } from "#core/form/profile-forms.ts";
import { textOf } from "#core/form/form.ts";
import { connectForm, type FormContext } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { EmployeeId, LocationId, TabletId } from "#core/kernel/id.ts";
import type { App } from "../../create-app.ts";
import { createListChange } from "../create-list-change.ts";
import { reporting } from "../reporting.ts";
import { createScreenActor } from "../create-screen-actor.ts";

type Values = FormContext["values"];

/** Whether this browser is a shared tablet; that it could not be read leaves everything as it is. */
export function createTabletPlace(app: App): TabletPlaceActor {
  const mayHavePin = (): boolean => isEmployee(selectUser(app.actors.auth.getSnapshot()));
  const actor = createScreenActor(app, connectTabletPlace(app.ports.tablet, mayHavePin), null);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "tablet.place"));
  return actor;
}

/** The shared tablets of a manager's locations. */
export function createTabletList(app: App): TabletListActor {
  const actor = createScreenActor(app, connectTabletList(app.ports.tablet), null);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "tablet.list"));
  return actor;
}

/** The PIN of somebody who switches in; the page then belongs to that person, and its board stays. */
export function createPersonSwitchForm(app: App, employeeId: EmployeeId): FormActor {
  const form = connectForm(
    () => ({}),
    (values, signal) => app.ports.tablet.switchPerson(employeeId, textOf(values, "pin"), signal),
  );
  const actor = reporting(app, createScreenActor(app, form, { values: { pin: "" } }), "tablet.switch");
  actor.on("form.submitted", () => app.actors.auth.send({ type: "auth.recheck" }));
  return actor;
}

/** The own PIN, new or another one, after the password. */
export function createPinForm(app: App): FormActor {
  const typed = (values: Values): { readonly password: string; readonly pin: string } => ({
    password: textOf(values, "password"),
    pin: textOf(values, "pin"),
  });
  const form = connectForm(
    (values) => newPinErrors(typed(values)),
    (values, signal) => {
      const { password, pin } = typed(values);
      return app.ports.tablet.writePin(password, pin, signal);
    },
  );
  return reporting(app, createScreenActor(app, form, { values: { password: "", pin: "" } }), "tablet.pin");
}

/** Takes the own PIN away, after the password. */
export function createPinRemovalForm(app: App): FormActor {
  const form = connectForm(
    (values) => passwordProofErrors(textOf(values, "password")),
    (values, signal) => app.ports.tablet.writePin(textOf(values, "password"), null, signal),
  );
  return reporting(app, createScreenActor(app, form, { values: { password: "" } }), "tablet.pin");
}

/** Makes this browser a shared tablet of a location; the list is read again. */
export function createTabletSharing(app: App, list: TabletListActor, locationId: LocationId): FormActor {
  return createListChange(
    app,
    list,
    (signal) => app.ports.tablet.shareTablet(locationId, signal),
    "tablet.change",
  );
}

/** Takes a shared tablet back; the list is read again. */
export function createTabletRevocation(app: App, list: TabletListActor, id: TabletId): FormActor {
  return createListChange(app, list, (signal) => app.ports.tablet.revokeTablet(id, signal), "tablet.change");
}
