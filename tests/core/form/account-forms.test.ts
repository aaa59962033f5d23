import { describe, expect, it } from "vitest";
import { decodeBody } from "#core/contract/codec/decode.ts";
import { keyMessage } from "#core/kernel/message.ts";
import {
  forgotPasswordErrors,
  loginErrors,
  phoneErrors,
  registerErrors,
  resetPasswordErrors,
} from "#core/form/account-forms.ts";
import { passwordProblem, passwordStrength } from "#core/form/password.ts";

const ANA = {
  firstName: "Ana",
  lastName: "O",
  email: "ana@example.com",
  password: "o frază lungă",
  acceptTerms: true,
  acceptPrivacy: true,
  acceptMarketing: false,
};

describe("the registration form", () => {
  it("takes what the server takes, a last name of one letter too", () => {
    expect(registerErrors(ANA)).toEqual({});
    expect(
      decodeBody("register", {
        first_name: "Ana",
        last_name: "O",
        email: ANA.email,
        password: ANA.password,
        accept_terms: true,
        accept_privacy: true,
      }).ok,
    ).toBe(true);
  });

  it("names what is wrong with each field in the words of FORM-1", () => {
    const empty = { ...ANA, firstName: "A", lastName: " ", email: "ana", password: "scurtă" };
    expect(registerErrors({ ...empty, acceptTerms: false, acceptPrivacy: false })).toEqual({
      firstName: keyMessage("validation.string_min", { min: 2 }),
      lastName: keyMessage("validation.required"),
      email: keyMessage("validation.email"),
      password: keyMessage("validation.string_min", { min: 8 }),
      acceptTerms: keyMessage("validation.accept_terms"),
      acceptPrivacy: keyMessage("validation.accept_privacy"),
    });
    expect(registerErrors({ ...ANA, firstName: "a".repeat(51), lastName: "b".repeat(51) })).toEqual({
      firstName: keyMessage("validation.string_max", { max: 50 }),
      lastName: keyMessage("validation.string_max", { max: 50 }),
    });
  });
});

describe("passwords", () => {
  it("have 8 to 128 characters, of any kind (ACCOUNT-8)", () => {
    expect(["a".repeat(7), "a".repeat(8), "a".repeat(128), "a".repeat(129)].map(passwordProblem)).toEqual([
      keyMessage("validation.string_min", { min: 8 }),
      null,
      null,
      keyMessage("validation.string_max", { max: 128 }),
    ]);
  });

  it("are advised of the kinds of FORM-1 and never refused for them; a long phrase needs none (FORM-2)", () => {
    expect(passwordStrength("parolaa1").advice).toEqual([keyMessage("validation.password_uppercase")]);
    expect(passwordStrength("PAROLAAA").advice).toEqual([
      keyMessage("validation.password_lowercase"),
      keyMessage("validation.password_number"),
    ]);
    expect(passwordStrength("o frază destul de lungă")).toEqual({ score: 4, advice: [] });
    expect(passwordStrength("abc").score).toBe(0);
  });

  it("must be repeated alike", () => {
    expect(resetPasswordErrors({ password: "parola-noua", repeated: "parola-nouă" })).toEqual({
      repeated: keyMessage("validation.passwords_match"),
    });
    expect(resetPasswordErrors({ password: "parola-noua", repeated: "parola-noua" })).toEqual({});
  });
});

describe("signing in", () => {
  it("takes an email or a phone and does not measure the password", () => {
    expect(loginErrors({ email: "ana@example.com", password: "x" })).toEqual({});
    expect(loginErrors({ email: "0722 000 111", password: "x" })).toEqual({});
    expect(loginErrors({ email: "+40 (722) 000-111", password: "" })).toEqual({
      password: keyMessage("validation.required"),
    });
    expect(loginErrors({ email: "0722", password: "x" })).toEqual({ email: keyMessage("validation.phone") });
    expect(loginErrors({ email: "ana", password: "x" })).toEqual({ email: keyMessage("validation.email") });
  });

  it("asks for an address to send a link to, and for a phone to send a code to", () => {
    expect(forgotPasswordErrors({ email: "" })).toEqual({ email: keyMessage("validation.required") });
    expect(phoneErrors({ phone: "abc" })).toEqual({ phone: keyMessage("validation.phone") });
    expect(phoneErrors({ phone: "0722.000.111" })).toEqual({});
  });
});
