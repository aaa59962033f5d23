import * as Schema from "effect/Schema";
import { MESSAGE } from "./field-message-key.ts";
import { count, optionalOr, text, trimmed } from "./scalars.ts";
import { wireStruct } from "./wire-struct.ts";

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/u;

const email = trimmed(3, 254).check(Schema.isPattern(EMAIL, MESSAGE.email));
const password = text(8, 128);

/** What a person signs in with; the password's length is not judged, so that a wrong one is only wrong. */
export const credentials = wireStruct({ email: trimmed(1, 254), password: text(1, 1024) });

/** What a person registers with; whether the terms must be accepted is the server's rule and its message. */
export const registration = wireStruct({
  firstName: trimmed(2, 50),
  lastName: trimmed(1, 50),
  email,
  password,
  acceptTerms: Schema.Boolean,
  acceptPrivacy: Schema.Boolean,
  acceptMarketing: optionalOr(Schema.Boolean, false),
});

/** Asks for a link to a new password. */
export const passwordForgot = wireStruct({ email: trimmed(1, 254) });

/** Sets a new password with the token of the link. */
export const passwordReset = wireStruct({ token: text(1, 200), password });

/** A phone as typed; its format is the phone port's rule. */
export const phoneAdd = wireStruct({ phone: trimmed(1, 40) });

/** Seconds until a code may be sent again. */
export const resendAfter = wireStruct({ resendAfter: count });

/** The code that was sent; a wrong one, of any shape, is phone.code_invalid. */
export const phoneVerify = wireStruct({ code: trimmed(1, 12) });
