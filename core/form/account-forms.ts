import { keyMessage, type Message } from "#core/kernel/message.ts";
import type { FieldErrors, FormField } from "./form-field.ts";
import { passwordProblem } from "./password.ts";
import { email, emailOrPhone, firstBroken, maxLength, minLength, phone, required } from "./rules.ts";

/** What the sign-in form holds; `email` takes an email or a phone. */
export type LoginValues = { readonly email: string; readonly password: string };

/** What the registration form holds (ACCOUNT-4). */
export type RegisterValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly acceptTerms: boolean;
  readonly acceptPrivacy: boolean;
  readonly acceptMarketing: boolean;
};

/** The errors of the sign-in form; the password's length is not checked, since it may be older than the rules. */
export function loginErrors({ email: login, password }: LoginValues): FieldErrors {
  return compact({
    email: firstBroken(login, required, emailOrPhone),
    password: password === "" ? keyMessage("validation.required") : null,
  });
}

/** The errors of the registration form. */
export function registerErrors(values: RegisterValues): FieldErrors {
  return compact({
    firstName: firstBroken(values.firstName, required, minLength(2), maxLength(50)),
    lastName: firstBroken(values.lastName, required, maxLength(50)),
    email: firstBroken(values.email, required, email),
    password: passwordProblem(values.password),
    acceptTerms: values.acceptTerms ? null : keyMessage("validation.accept_terms"),
    acceptPrivacy: values.acceptPrivacy ? null : keyMessage("validation.accept_privacy"),
  });
}

/** The errors of the form that asks for a new password. */
export function forgotPasswordErrors(values: { readonly email: string }): FieldErrors {
  return compact({ email: firstBroken(values.email, required, email) });
}

/** The errors of a new password and its repetition. */
export function resetPasswordErrors(values: {
  readonly password: string;
  readonly repeated: string;
}): FieldErrors {
  return compact({
    password: passwordProblem(values.password),
    repeated: values.repeated === values.password ? null : keyMessage("validation.passwords_match"),
  });
}

/** The errors of a phone that is to be proved. */
export function phoneErrors(values: { readonly phone: string }): FieldErrors {
  return compact({ phone: firstBroken(values.phone, required, phone) });
}

/** The fields that have an error. */
export function compact(found: Readonly<Partial<Record<FormField, Message | null>>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message === null ? [] : [[field, message]])),
  );
}
