import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { changeSavedAddresses, type SavedAddressEdit } from "#core/fulfillment/saved-address-edit.ts";
import {
  connectSavedAddresses,
  type SavedAddressesActor,
} from "#core/fulfillment/saved-addresses.machine.ts";
import type { ProfileChange } from "#core/account/session.ports.ts";
import type { User } from "#core/account/user.ts";
import { connectForm } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import {
  deletionErrors,
  detailsErrors,
  passwordChangeErrors,
  passwordProofErrors,
} from "#core/form/profile-forms.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { LOCALES } from "#core/shop/shop.ts";
import type { App } from "../create-app.ts";
import { textOf } from "#core/form/form.ts";
import { refusedInForm, reporting } from "./reporting.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** Names of the person who is signed in; it can be sent again and again. */
export function createDetailsForm(app: App): FormActor {
  const { firstName, lastName } = userOf(app);
  const form = connectForm(
    (values) =>
      detailsErrors({ firstName: textOf(values, "firstName"), lastName: textOf(values, "lastName") }),
    (values, signal) =>
      changeProfile(
        app,
        { firstName: textOf(values, "firstName").trim(), lastName: textOf(values, "lastName").trim() },
        signal,
      ),
  );
  const actor = createScreenActor(app, form, { values: { firstName, lastName } });
  actor.on("form.submitted", () => {
    toastOf(app, "profile.detailsSaved");
    actor.send({ type: "form.reopen" });
  });
  return reporting(app, actor, "profile.details");
}

/** The language, which messages are written in too: it is kept in the profile, then the page is shown in it. */
export function createLanguageForm(app: App): FormActor {
  const form = connectForm(
    () => ({}),
    async (values, signal) => {
      const locale = LOCALES.find((one) => one === values.locale);
      if (locale === undefined) return;
      await changeProfile(app, { locale }, signal);
      app.ports.appearance.chooseLocale(locale);
    },
  );
  return reporting(app, createScreenActor(app, form, { values: { locale: "" } }), "profile.language");
}

/** A new password with the present one. */
export function createPasswordForm(app: App): FormActor {
  const form = connectForm(
    (values) =>
      passwordChangeErrors({
        currentPassword: textOf(values, "currentPassword"),
        password: textOf(values, "password"),
        repeated: textOf(values, "repeated"),
      }),
    (values, signal) =>
      app.ports.person.changePassword(
        userOf(app).id,
        { currentPassword: textOf(values, "currentPassword"), password: textOf(values, "password") },
        signal,
      ),
  );
  const values = { currentPassword: "", password: "", repeated: "" };
  return reporting(app, createScreenActor(app, form, { values }), "profile.password");
}

/** Asks for everything that is held on the person, as a file (ACCOUNT-29). */
export function createExportForm(app: App): FormActor {
  const form = connectForm(
    (values) => passwordProofErrors(textOf(values, "password")),
    async (values, signal) => {
      const exported = await app.ports.person.exportPerson(
        userOf(app).id,
        textOf(values, "password"),
        signal,
      );
      await app.ports.files.saveJson(
        `diner-${exported.madeAt.slice(0, 10)}.json`,
        JSON.stringify(exported, null, 2),
      );
    },
  );
  return reporting(app, createScreenActor(app, form, { values: { password: "" } }), "profile.export");
}

/** Deletes the account for good; what stops it stands above the form (ACCOUNT-30). */
export function createDeletionForm(app: App): FormActor {
  const { id, email } = userOf(app);
  const form = connectForm(
    (values) => deletionErrors(proofOf(textOf(values, "password"), textOf(values, "confirmation")), email),
    (values, signal) => {
      const proof = proofOf(textOf(values, "password"), textOf(values, "confirmation").trim());
      return refusedInForm(app.ports.person.deleteAccount(id, proof, signal));
    },
  );
  const values = { confirmation: "", password: "" };
  return reporting(app, createScreenActor(app, form, { values }), "profile.deletion");
}

/** The addresses of the profile. */
export function createSavedAddresses(app: App): SavedAddressesActor {
  const actor = createScreenActor(
    app,
    connectSavedAddresses((edit, signal) => saveAddresses(app, edit, signal)),
    undefined,
  );
  actor.on("addresses.changed", ({ user }) => app.actors.auth.send({ type: "auth.adoptUser", user }));
  actor.on("addresses.failed", ({ error }) =>
    app.root.send({ type: "app.fail", error, where: "profile.addresses", handlesFields: false }),
  );
  return actor;
}

async function saveAddresses(app: App, edit: SavedAddressEdit | null, signal: AbortSignal): Promise<User> {
  const user = userOf(app);
  const change = edit === null ? null : changeSavedAddresses(user, edit);
  return change === null ? user : app.ports.session.changeProfile(user.id, change, signal);
}

async function changeProfile(app: App, change: ProfileChange, signal: AbortSignal): Promise<void> {
  const user = await app.ports.session.changeProfile(userOf(app).id, change, signal);
  app.actors.auth.send({ type: "auth.adoptUser", user });
}

function proofOf(
  password: string,
  confirmation: string,
): { readonly password: string; readonly confirmation: string } {
  return { password, confirmation };
}

function toastOf(app: App, key: string): void {
  app.actors.toaster.send({ type: "toaster.show", toast: { title: keyMessage(key), icon: "success" } });
}

// The screen is one of somebody who is signed in: it opens these once the user is known.
function userOf(app: App): User {
  const user = selectUser(app.actors.auth.getSnapshot());
  if (user === null) throw new Error("Nobody is signed in");
  return user;
}
