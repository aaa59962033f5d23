import type { InvitedRegistration } from "#core/account/staff/invitation.ts";
import { connectInvitation, type InvitationActor } from "#core/account/staff/invitation.machine.ts";
import { textOf } from "#core/form/form.ts";
import { connectForm, type FormContext } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { invitedErrors } from "#core/form/staff-forms.ts";
import type { App } from "../../create-app.ts";
import { refusedInForm, reporting } from "../reporting.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "invitation";

/** What the invitation of a link says; that it works no more is said in its place. */
export function createInvitation(app: App, token: string): InvitationActor {
  const actor = createScreenActor(app, connectInvitation(app.ports.invitations), token);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** Joins the staff as the person who is signed in. */
export function createJoinForm(app: App, token: string): FormActor {
  const form = connectForm(
    () => ({}),
    (_values, signal) => refusedInForm(app.ports.invitations.acceptInvitation(token, signal)),
  );
  return joining(app, reporting(app, createScreenActor(app, form, { values: {} }), WHERE));
}

/** Makes the account of an invitation and joins with it; nothing is ticked beforehand. */
export function createInvitedForm(app: App, token: string, email: string): FormActor {
  const form = connectForm(
    (values) => invitedErrors(registrationOf(values), email),
    (values, signal) => app.ports.invitations.registerInvited(token, registrationOf(values), signal),
  );
  const values = { firstName: "", lastName: "", password: "", acceptTerms: false, acceptPrivacy: false };
  return joining(app, reporting(app, createScreenActor(app, form, { values }), WHERE));
}

// Who somebody is has changed: the page learns of the place that was taken, or of the session that was begun.
function joining(app: App, actor: FormActor): FormActor {
  actor.on("form.submitted", () => app.actors.auth.send({ type: "auth.recheck" }));
  return actor;
}

function registrationOf(values: FormContext["values"]): InvitedRegistration {
  return {
    firstName: textOf(values, "firstName").trim(),
    lastName: textOf(values, "lastName").trim(),
    password: textOf(values, "password"),
    acceptTerms: values.acceptTerms === true,
    acceptPrivacy: values.acceptPrivacy === true,
  };
}
