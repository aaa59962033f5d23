import { describe, expect, it } from "vitest";
import {
  createForgotPasswordForm,
  createLoginForm,
  createRegisterForm,
  createResetPasswordForm,
} from "#core/app/screen/create-account-form.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { keyMessage, textMessage } from "#core/kernel/message.ts";
import {
  selectFieldErrors,
  selectFormError,
  selectIsFormBusy,
  selectIsFormSubmitted,
  type FormActor,
} from "#core/form/form.selectors.ts";
import type { FieldMessages } from "#core/errors/field.ts";
import type { FormValues } from "#core/form/form.ts";
import { fieldsOf } from "#core/form/form-field.ts";
import { flush } from "#tests/support/patience.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";

function refusal(fields: FieldMessages): AppError {
  return { tag: "Invalid", key: "validation.failed", message: null, fields, details: {} };
}

function started(form: FormActor): FormActor {
  form.start();
  return form;
}

async function send(form: FormActor, values: FormValues): Promise<void> {
  for (const field of fieldsOf(values)) form.send({ type: "form.change", field, value: values[field] ?? "" });
  form.send({ type: "form.submit" });
  await flush();
}

const CODE_ASKED: AppError = {
  tag: "Invalid",
  key: "auth.code_needed",
  message: null,
  fields: { code: ["auth.code_needed"] },
  details: {},
};

function noCode(): never {
  throw new Error("No code is asked for");
}

const ANA = { email: "ana@example.com", password: "parola-demo-2026" };

describe("createLoginForm", () => {
  it("signs in through the app's auth machine", async () => {
    const { app, backend } = await simulateApp();
    const form = started(createLoginForm(app, noCode));
    await send(form, ANA);
    expect(selectUser(app.actors.auth.getSnapshot())?.email).toBe(backend.account.email);
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
  });

  it("shows a refusal under the field, without a toast", async () => {
    const { app, backend, toasts } = await simulateApp();
    backend.callLog.failNext("auth.login", refusal({ email: ["Wrong."] }));
    const form = started(createLoginForm(app, noCode));
    await send(form, ANA);
    expect(selectFieldErrors(form.getSnapshot())).toEqual({ email: textMessage("Wrong.") });
    expect(toasts()).toEqual([]);
  });

  it("asks for the code of a second factor, without a word about it (ACCOUNT-34)", async () => {
    const { app, backend, toasts } = await simulateApp();
    backend.callLog.failNext("auth.login", CODE_ASKED);
    const asked: string[] = [];
    const form = started(createLoginForm(app, () => asked.push("code")));
    await send(form, ANA);
    expect([asked, toasts(), selectUser(app.actors.auth.getSnapshot())]).toEqual([["code"], [], null]);
  });

  it("sends nothing while a field is empty", async () => {
    const { app, backend } = await simulateApp();
    const form = started(createLoginForm(app, noCode));
    await send(form, { email: "ana@example.com" });
    expect(selectFieldErrors(form.getSnapshot())).toEqual({ password: keyMessage("validation.required") });
    expect(backend.callLog.log).not.toContain("auth.login");
  });

  it("can be sent again after a network failure, which shows one toast", async () => {
    const { app, backend, toasts } = await simulateApp();
    backend.callLog.failNext("auth.login", UNREACHABLE);
    const form = started(createLoginForm(app, noCode));
    await send(form, ANA);
    expect([selectIsFormBusy(form.getSnapshot()), toasts()]).toEqual([false, ["errors.unknown_error"]]);
    await send(form, {});
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
  });
});

describe("createRegisterForm", () => {
  it("has no box ticked at first and requires terms and privacy", async () => {
    const { app } = await simulateApp();
    const form = started(createRegisterForm(app));
    await send(form, { firstName: "Ana", lastName: "Ionescu", ...ANA });
    expect(selectFieldErrors(form.getSnapshot())).toEqual({
      acceptTerms: keyMessage("validation.accept_terms"),
      acceptPrivacy: keyMessage("validation.accept_privacy"),
    });
  });

  it("signs the new account in", async () => {
    const { app } = await simulateApp();
    const form = started(createRegisterForm(app));
    await send(form, {
      firstName: "Ana",
      lastName: "Ionescu",
      ...ANA,
      acceptTerms: true,
      acceptPrivacy: true,
    });
    expect(selectUser(app.actors.auth.getSnapshot())).not.toBeNull();
  });
});

describe("createForgotPasswordForm", () => {
  it("succeeds whether the server knows the address or not", async () => {
    const { app } = await simulateApp();
    const form = started(createForgotPasswordForm(app));
    await send(form, { email: "nobody@example.com" });
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
  });
});

describe("createResetPasswordForm", () => {
  it("shows an invalid link as an error of the form", async () => {
    const { app, backend } = await simulateApp();
    backend.callLog.failNext("auth.resetPassword", refusal({ token: ["Too old."] }));
    const form = started(createResetPasswordForm(app, "token"));
    await send(form, { password: "o frază lungă", repeated: "o frază lungă" });
    expect(selectFormError(form.getSnapshot())).toEqual(textMessage("Too old."));
  });
});
