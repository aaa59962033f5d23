import type { Credentials, Registration } from "#core/account/auth/auth.ports.ts";
import { CODE_NEEDED } from "#core/account/factor/second-factor.ts";
import {
  forgotPasswordErrors,
  loginErrors,
  registerErrors,
  resetPasswordErrors,
} from "#core/form/account-forms.ts";
import { textOf } from "#core/form/form.ts";
import { connectForm, type FormContext } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import type { App } from "../create-app.ts";
import { reporting } from "./reporting.ts";
import { createScreenActor } from "./create-screen-actor.ts";
import { signIn } from "./account/sign-in.ts";

type Values = FormContext["values"];

/** The sign-in form; after it the page's guards redirect, or a code of the second factor is asked for (ACCOUNT-21). */
export function createLoginForm(app: App, askCode: () => void): FormActor {
  const form = connectForm(
    (values) => loginErrors(credentialsOf(values)),
    (values, signal) =>
      signIn(app.actors.auth, { type: "auth.login", credentials: credentialsOf(values) }, signal),
  );
  const actor = createScreenActor(app, form, { values: { email: "", password: "" } });
  actor.on("form.failed", ({ error }) => {
    if (error.key === CODE_NEEDED) askCode();
  });
  return actor;
}

/** The registration form; nothing is ticked beforehand. */
export function createRegisterForm(app: App): FormActor {
  const shopId = selectShop(app.actors.shop.getSnapshot())?.id ?? null;
  const form = connectForm(
    (values) => registerErrors(registrationOf(values, shopId)),
    (values, signal) =>
      signIn(
        app.actors.auth,
        { type: "auth.register", registration: registrationOf(values, shopId) },
        signal,
      ),
  );
  const values = {
    firstName: "",
    lastName: "",
    email: "",
    password: "",
    acceptTerms: false,
    acceptPrivacy: false,
    acceptMarketing: false,
  };
  return createScreenActor(app, form, { values });
}

/** The form that asks for a link to a new password. */
export function createForgotPasswordForm(app: App): FormActor {
  const form = connectForm(
    (values) => forgotPasswordErrors({ email: textOf(values, "email") }),
    (values, signal) => app.ports.auth.forgotPassword(textOf(values, "email").trim(), signal),
  );
  const actor = createScreenActor(app, form, { values: { email: "" } });
  return reporting(app, actor, "password.forgot");
}

/** The form that sets a new password with the token of the link; a token that is not good any more is its formError. */
export function createResetPasswordForm(app: App, token: string): FormActor {
  const passwordsOf = (values: Values): { readonly password: string; readonly repeated: string } => ({
    password: textOf(values, "password"),
    repeated: textOf(values, "repeated"),
  });
  const form = connectForm(
    (values) => resetPasswordErrors(passwordsOf(values)),
    (values, signal) => app.ports.auth.resetPassword(token, passwordsOf(values).password, signal),
  );
  const values = { password: "", repeated: "" };
  return reporting(app, createScreenActor(app, form, { values }), "password.reset");
}

function credentialsOf(values: Values): Credentials {
  return { email: textOf(values, "email").trim(), password: textOf(values, "password") };
}

function registrationOf(values: Values, shopId: ShopId | null): Registration {
  return {
    firstName: textOf(values, "firstName").trim(),
    lastName: textOf(values, "lastName").trim(),
    email: textOf(values, "email").trim(),
    password: textOf(values, "password"),
    acceptTerms: values["acceptTerms"] === true,
    acceptPrivacy: values["acceptPrivacy"] === true,
    acceptMarketing: values["acceptMarketing"] === true,
    shopId,
  };
}
