import { CODE_NEEDED, CODE_WRONG, SIGN_IN_EXPIRED } from "#core/account/factor/second-factor.ts";
import { PASSKEY_REFUSED } from "#core/account/passkey/passkey.ts";
import { factorCode } from "../account/factor-code.ts";
import { passkeyProof } from "../account/passkey-proof.ts";
import {
  credentials,
  passwordForgot,
  passwordReset,
  phoneAdd,
  phoneVerify,
  registration,
  resendAfter,
} from "../auth.ts";
import { endpoint } from "./define-endpoint.ts";
import { INCLUDES } from "../list/query.ts";
import { user } from "../user.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** Who somebody is, and whose phone it is. */
export const AUTH_ENDPOINTS = {
  csrfCookie: endpoint("GET", "/auth/csrf-cookie", {
    permission: "public",
    summary: "Sets the XSRF-TOKEN cookie, whose value every write repeats in X-XSRF-TOKEN",
  }),
  me: endpoint("GET", "/auth/me", {
    permission: "customer",
    summary: "The person who is signed in",
    query: wireStruct(INCLUDES),
    answer: user,
  }),
  login: endpoint("POST", "/auth/login", {
    permission: "public",
    summary:
      "Signs in with an email or a phone; a guest's cart is taken over. Who has a second factor is asked for a code",
    body: credentials,
    errors: ["auth.invalid_credentials", CODE_NEEDED],
  }),
  proveSignIn: endpoint("POST", "/auth/login/code", {
    permission: "public",
    summary: "Signs in who proved the password in this browser before, by a code of the second factor",
    body: factorCode,
    errors: [CODE_WRONG, SIGN_IN_EXPIRED],
  }),
  signInByPasskey: endpoint("POST", "/auth/login/passkey", {
    permission: "public",
    summary:
      "Signs in by a passkey of this host, which counts as a second factor; a guest's cart is taken over",
    body: passkeyProof,
    errors: [PASSKEY_REFUSED],
  }),
  register: endpoint("POST", "/auth/register", {
    permission: "public",
    summary: "Makes an account and signs it in",
    body: registration,
    answer: user,
    statuses: [201],
  }),
  logout: endpoint("POST", "/auth/logout", {
    permission: "customer",
    summary: "Ends the session; 401 means that it had ended already",
  }),
  forgotPassword: endpoint("POST", "/auth/password/forgot", {
    permission: "public",
    summary: "Sends a link to a new password; the answer is the same for an unknown address",
    body: passwordForgot,
    statuses: [202],
  }),
  resetPassword: endpoint("POST", "/auth/password/reset", {
    permission: "public",
    summary: "Sets a new password and ends the other sessions",
    body: passwordReset,
    errors: ["auth.token_invalid"],
  }),
  addPhone: endpoint("POST", "/auth/phone", {
    permission: "customer",
    summary: "Keeps a phone and sends it a code; replacing a proved one asks the password",
    body: phoneAdd,
    answer: resendAfter,
    statuses: [202],
    errors: [
      "auth.password_wrong",
      "phone.invalid",
      "phone.already_verified",
      "phone.resend_too_soon",
      "phone.daily_limit",
    ],
  }),
  resendPhoneCode: endpoint("POST", "/auth/phone/resend", {
    permission: "customer",
    summary: "Sends a new code; the old one is void",
    answer: resendAfter,
    statuses: [202],
    errors: ["phone.already_verified", "phone.resend_too_soon", "phone.daily_limit"],
  }),
  verifyPhone: endpoint("POST", "/auth/phone/verify", {
    permission: "customer",
    summary: "Proves that the phone is one's own",
    body: phoneVerify,
    answer: user,
    errors: [
      "phone.code_invalid",
      "phone.code_expired",
      "phone.too_many_attempts",
      "phone.already_verified",
      "phone.taken",
    ],
  }),
} as const;
