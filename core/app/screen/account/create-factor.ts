import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { connectFactorSettings } from "#core/account/factor/connect-factor-settings.ts";
import {
  selectRecoveryCodes,
  type FactorSettingsActor,
} from "#core/account/factor/factor-settings.selectors.ts";
import { connectFactorRule, type FactorRuleActor } from "#core/account/factor/factor-rule.machine.ts";
import { connectSignInCode, type SignInCodeActor } from "#core/account/factor/sign-in-code.machine.ts";
import type { StaffListActor } from "#core/account/staff/staff-list.machine.ts";
import { connectForm } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { EmployeeId } from "#core/kernel/id.ts";
import type { App } from "../../create-app.ts";
import { readingAgain } from "../create-list-change.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { refusedInForm, reporting } from "../reporting.ts";
import { signIn } from "./sign-in.ts";

/** The second step of signing in; after it the page's guards redirect. */
export function createSignInCode(app: App): SignInCodeActor {
  const prove = (code: string, signal: AbortSignal): Promise<void> =>
    signIn(app.actors.auth, { type: "auth.login", credentials: { code } }, signal);
  return createScreenActor(app, connectSignInCode(prove), undefined);
}

/** The own second factor; that it could not be read is said in its place. */
export function createFactorSettings(app: App): FactorSettingsActor {
  const user = selectUser(app.actors.auth.getSnapshot());
  if (user === null) throw new Error("Nobody is signed in");
  const actor = createScreenActor(app, connectFactorSettings(app.ports.factors, user.id), undefined);
  actor.on("factor.failed", ({ error }) =>
    app.root.send({ type: "app.fail", error, where: "account.factor", handlesFields: true }),
  );
  // What is done with the own second factor changes what the session may enter.
  const refresh = (): void => app.actors.auth.send({ type: "auth.refresh" });
  actor.on("factor.finished", refresh);
  actor.on("factor.changed", ({ task }) => {
    if (task === "remove") refresh();
  });
  actor.on("factor.unread", ({ error }) => {
    if (error.tag !== "Forbidden") app.ports.reports.report(error, "account.factor");
  });
  return actor;
}

/** Whether the organization needs second factors of its staff; its own place on screen says what failed. */
export function createFactorRule(app: App): FactorRuleActor {
  return createScreenActor(app, connectFactorRule(app.ports.factors), undefined);
}

/** Hands the recovery codes on screen to the device as a file, a line each. */
export async function saveRecoveryCodes(app: App, settings: FactorSettingsActor): Promise<void> {
  const codes = selectRecoveryCodes(settings.getSnapshot());
  await app.ports.files.saveText("diner-recovery-codes.txt", `${codes.join("\n")}\n`);
}

/** Removes the second factor of an employee; the list is read again. */
export function createFactorReset(app: App, list: StaffListActor, id: EmployeeId): FormActor {
  const form = connectForm(
    () => ({}),
    (_values, signal) => refusedInForm(app.ports.staff.resetFactor(id, signal)),
  );
  const actor = reporting(app, createScreenActor(app, form, { values: {} }), "operations.staff");
  return readingAgain(actor, list);
}
