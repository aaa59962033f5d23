import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { factorProofOf } from "#core/account/factor/second-factor.ts";
import { connectPasskeyList, type PasskeyListActor } from "#core/account/passkey/passkey-list.machine.ts";
import {
  connectPasskeySignIn,
  type PasskeySignInActor,
} from "#core/account/passkey/passkey-sign-in.machine.ts";
import {
  MAX_PASSKEY_NAME,
  ownProof,
  type NoPasskey,
  type OwnProof,
  type Passkey,
  type ProofKind,
} from "#core/account/passkey/passkey.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { compact } from "#core/form/account-forms.ts";
import type { FieldErrors } from "#core/form/form-field.ts";
import { textOf, type FormValues } from "#core/form/form.ts";
import { connectForm } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { firstBroken, maxLength, required } from "#core/form/rules.ts";
import type { PasskeyId, UserId } from "#core/kernel/id.ts";
import { keyMessage, type Message } from "#core/kernel/message.ts";
import type { App } from "../../create-app.ts";
import { readingAgain } from "../create-list-change.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { refusedInForm, reporting } from "../reporting.ts";
import { signIn } from "./sign-in.ts";

const WHERE = "account.passkeys";

// Keys of their own, since no server says them.
const NOT_MADE: Readonly<Record<NoPasskey, string>> = {
  declined: "profile.passkeys.declined",
  known: "profile.passkeys.known",
};

/** The own passkeys; that they could not be read is said in their place. */
export function createPasskeyList(app: App): PasskeyListActor {
  const { passkeys, passkeyDevice } = app.ports;
  const actor = createScreenActor(app, connectPasskeyList(passkeys, passkeyDevice, ownId(app)), null);
  actor.on("polling.failed", ({ error }) => {
    if (error.tag !== "Forbidden") app.ports.reports.report(error, WHERE);
  });
  return actor;
}

/**
 * Adds a passkey under a name: the server takes the password or code, then the browser asks the person, then the server keeps
 * what it made. Where none was made the form says so and stays.
 */
export function createPasskeyAdding(app: App, list: PasskeyListActor, asks: ProofKind): FormActor {
  const form = connectForm(
    (values) => ({
      ...nameErrors(values),
      ...proofErrors(asks, values),
    }),
    (values, signal) => refusedInForm(addPasskey(app, asks, values, signal)),
    sayNotMade,
  );
  const values = { name: "", ...noProof(asks) };
  return readingAgain(reporting(app, createScreenActor(app, form, { values }), WHERE), list);
}

/** Gives one of the own passkeys another name, which asks nobody who they are. */
export function createPasskeyRenaming(
  app: App,
  list: PasskeyListActor,
  { id, name }: Pick<Passkey, "id" | "name">,
): FormActor {
  const form = connectForm(nameErrors, (values, signal) =>
    refusedInForm(app.ports.passkeys.rename(ownId(app), id, textOf(values, "name").trim(), signal)),
  );
  return readingAgain(reporting(app, createScreenActor(app, form, { values: { name } }), WHERE), list);
}

/** Removes one of the own passkeys, after the password or a code; what the session may enter may change with it. */
export function createPasskeyRemoval(
  app: App,
  list: PasskeyListActor,
  asks: ProofKind,
  id: PasskeyId,
): FormActor {
  const form = connectForm(
    (values) => proofErrors(asks, values),
    (values, signal) =>
      refusedInForm(app.ports.passkeys.remove(ownId(app), id, proofOf(asks, values), signal)),
  );
  const actor = reporting(app, createScreenActor(app, form, { values: noProof(asks) }), WHERE);
  actor.on("form.submitted", () => app.actors.auth.send({ type: "auth.refresh" }));
  return readingAgain(actor, list);
}

/** Signing in by a passkey; after it the page's guards redirect. */
export function createPasskeySignIn(app: App): PasskeySignInActor {
  const { passkeys, passkeyDevice } = app.ports;
  const prove = async (signal: AbortSignal): Promise<"proved" | "declined"> => {
    const credentials = await passkeyDevice.prove(await passkeys.challenge(signal), signal);
    if (credentials === null) return "declined";
    await signIn(app.actors.auth, { type: "auth.login", credentials }, signal);
    return "proved";
  };
  const logic = connectPasskeySignIn(() => passkeyDevice.isAble(), prove);
  const actor = createScreenActor(app, logic, undefined);
  actor.on("passkeySignIn.failed", ({ error }) =>
    app.root.send({ type: "app.fail", error, where: "auth.passkey", handlesFields: true }),
  );
  return actor;
}

async function addPasskey(app: App, asks: ProofKind, values: FormValues, signal: AbortSignal): Promise<void> {
  const { passkeys, passkeyDevice } = app.ports;
  const userId = ownId(app);
  const enrolment = await passkeys.begin(userId, proofOf(asks, values), signal);
  const made = await passkeyDevice.create(enrolment, signal);
  if (!made.ok) throw notMade(made.error);
  await passkeys.add(userId, textOf(values, "name").trim(), made.value, signal);
}

function notMade(why: NoPasskey): AppError {
  return { tag: "Invalid", key: NOT_MADE[why], message: null, fields: {}, details: {} };
}

function sayNotMade({ key }: AppError): Message | null {
  return Object.values(NOT_MADE).includes(key) ? keyMessage(key) : null;
}

function nameErrors(values: FormValues): FieldErrors {
  return compact({ name: firstBroken(textOf(values, "name"), required, maxLength(MAX_PASSKEY_NAME)) });
}

function noProof(asks: ProofKind): FormValues {
  return asks === "code" ? { code: "" } : { password: "" };
}

function proofOf(asks: ProofKind, values: FormValues): OwnProof {
  return ownProof(asks, { password: textOf(values, "password"), code: textOf(values, "code") });
}

function proofErrors(asks: ProofKind, values: FormValues): FieldErrors {
  const typed = textOf(values, asks);
  if (typed === "") return { [asks]: keyMessage("validation.required") };
  const isNoCode = asks === "code" && factorProofOf(typed) === null;
  return isNoCode ? { code: keyMessage("auth.code_wrong") } : {};
}

// The screen is one of somebody who is signed in: it opens these once the user is known.
function ownId(app: App): UserId {
  const user = selectUser(app.actors.auth.getSnapshot());
  if (user === null) throw new Error("Nobody is signed in");
  return user.id;
}
