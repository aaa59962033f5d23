import { pinProblem } from "#core/account/tablet/staff-pin.ts";
import { canonicalEmail } from "#core/account/canonical-email.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { compact, resetPasswordErrors } from "./account-forms.ts";
import type { FieldErrors } from "./form-field.ts";
import { firstBroken, maxLength, minLength, required } from "./rules.ts";

/** The errors of a person's names. */
export function detailsErrors(values: {
  readonly firstName: string;
  readonly lastName: string;
}): FieldErrors {
  return compact({
    firstName: firstBroken(values.firstName, required, minLength(2), maxLength(50)),
    lastName: firstBroken(values.lastName, required, maxLength(50)),
  });
}

/** The errors of a password that replaces the present one. */
export function passwordChangeErrors(values: {
  readonly currentPassword: string;
  readonly password: string;
  readonly repeated: string;
}): FieldErrors {
  return {
    ...passwordProofErrors(values.currentPassword, "currentPassword"),
    ...resetPasswordErrors(values),
  };
}

/** The errors of the present password, whose length is older than the rules. */
export function passwordProofErrors(
  password: string,
  field: "password" | "currentPassword" = "password",
): FieldErrors {
  return password === "" ? { [field]: keyMessage("validation.required") } : {};
}

/** The errors of a new PIN and the password that allows it (ACCOUNT-23). */
export function newPinErrors({
  password,
  pin,
}: {
  readonly password: string;
  readonly pin: string;
}): FieldErrors {
  const problem = pinProblem(pin);
  return { ...passwordProofErrors(password), ...(problem === null ? {} : { pin: keyMessage(problem) }) };
}

/** The errors of deleting the account with this email (ACCOUNT-30). */
export function deletionErrors(
  values: { readonly password: string; readonly confirmation: string },
  email: string,
): FieldErrors {
  const isConfirmed = canonicalEmail(values.confirmation) === email;
  return {
    ...(isConfirmed ? {} : { confirmation: keyMessage("validation.confirmation") }),
    ...passwordProofErrors(values.password),
  };
}
