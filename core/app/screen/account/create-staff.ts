import { ROLES } from "#core/account/employee.ts";
import { connectStaffList, type StaffListActor } from "#core/account/staff/staff-list.machine.ts";
import type { StaffMember, StaffPlace } from "#core/account/staff/staff.ts";
import { textOf } from "#core/form/form.ts";
import { connectForm, type FormContext } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { invitationErrors, placeErrors, type PlaceValues } from "#core/form/staff-forms.ts";
import { toId, type EmployeeId, type InvitationId, type LocationId } from "#core/kernel/id.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import type { App } from "../../create-app.ts";
import { createListChange, readingAgain } from "../create-list-change.ts";
import { refusedInForm, reporting } from "../reporting.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "operations.staff";

type Values = FormContext["values"];

/** The staff of the organization; that it could not be read is said in its place. */
export function createStaffList(app: App): StaffListActor {
  const actor = createScreenActor(app, connectStaffList(app.ports.staff), null);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** Invites somebody by mail; nothing is chosen beforehand. */
export function createInviteForm(app: App, list: StaffListActor, mayEverywhere: boolean): FormActor {
  const form = connectForm(
    (values) =>
      invitationErrors(
        { ...typedPlace(values), email: textOf(values, "email") },
        selectAnswer(list.getSnapshot()),
      ),
    (values, signal) =>
      refusedInForm(
        app.ports.staff.invite(textOf(values, "email").trim(), placeOf(typedPlace(values)), signal),
      ),
  );
  const values = { email: "", role: "", everywhere: mayEverywhere, locations: "" };
  return readingAgain(reporting(app, createScreenActor(app, form, { values }), WHERE), list);
}

/** Gives an employee another role or other locations. */
export function createPlaceForm(app: App, list: StaffListActor, member: StaffMember): FormActor {
  const form = connectForm(
    (values) => placeErrors(typedPlace(values)),
    (values, signal) =>
      refusedInForm(app.ports.staff.changeEmployee(member.id, placeOf(typedPlace(values)), signal)),
  );
  const { role, locationIds } = member;
  const values = { role, everywhere: locationIds === null, locations: joinedLocations(locationIds ?? []) };
  const actor = reporting(app, createScreenActor(app, form, { values }), WHERE);
  // The own place is what the menu around the screen shows.
  if (member.isSelf) actor.on("form.submitted", () => app.actors.auth.send({ type: "auth.refresh" }));
  return readingAgain(actor, list);
}

/** Takes somebody out of the staff. */
export function createStaffRemoval(app: App, list: StaffListActor, id: EmployeeId): FormActor {
  const form = connectForm(
    () => ({}),
    (_values, signal) => refusedInForm(app.ports.staff.removeEmployee(id, signal)),
  );
  return readingAgain(reporting(app, createScreenActor(app, form, { values: {} }), WHERE), list);
}

/** Makes an invitation void; the list is read again. */
export function createInvitationWithdrawal(app: App, list: StaffListActor, id: InvitationId): FormActor {
  return createListChange(app, list, (signal) => app.ports.staff.withdrawInvitation(id, signal), WHERE);
}

/** Locations as a field of a form holds them. */
export function joinedLocations(ids: readonly LocationId[]): string {
  return ids.join(" ");
}

/** Read back. */
export function chosenLocations(text: string): readonly LocationId[] {
  return text.split(" ").flatMap((id) => (id === "" ? [] : [toId<LocationId>(id)]));
}

function typedPlace(values: Values): PlaceValues & { readonly locations: readonly LocationId[] } {
  return {
    role: ROLES.find((role) => role === values.role) ?? null,
    everywhere: values.everywhere === true,
    locations: chosenLocations(textOf(values, "locations")),
  };
}

function placeOf({ role, everywhere, locations }: ReturnType<typeof typedPlace>): StaffPlace {
  if (role === null) throw new Error("A form without a role is not sent");
  return { role, locationIds: everywhere ? null : locations };
}
