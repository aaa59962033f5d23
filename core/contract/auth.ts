import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import type { ShopId } from "#core/kernel/id.ts";
import { MAX_PHONE_TEXT, readPhone } from "#core/account/phone/phone-text.ts";
import { encodesAsIs } from "./schema/encoder.ts";
import { MESSAGE } from "./schema/field-message-key.ts";
import { count, optionalOr, optionalOrNull, text, trimmed, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/u;

/** An email as somebody types it. */
export const email = encodesAsIs(trimmed(3, 254).check(Schema.isPattern(EMAIL, MESSAGE.email)));

/** A password that is chosen. */
export const password = text(8, 128);
/** A password that is to be checked; its length is not judged, so that a wrong one is only wrong. */
export const presentPassword = text(1, 1024);

/** A phone is read before its text is judged: numbers are pasted with marks that no other text may have. */
export function phoneOr(words: Schema.Codec<string, string>): Schema.Codec<string, string> {
  return encodesAsIs(
    Schema.String.pipe(
      Schema.decodeTo(
        words,
        SchemaTransformation.transform<string, string>({
          decode: (typed) => readPhone(typed) ?? typed,
          encode: (value) => value,
        }),
      ),
    ),
  );
}

/** What a person signs in with. */
export const credentials = wireStruct({ email: phoneOr(trimmed(1, 254)), password: presentPassword });

/** What a person registers with; whether the terms must be accepted is the server's rule and its message. */
export const registration = wireStruct({
  firstName: trimmed(2, 50),
  lastName: trimmed(1, 50),
  email,
  password,
  acceptTerms: Schema.Boolean,
  acceptPrivacy: Schema.Boolean,
  acceptMarketing: optionalOr(Schema.Boolean, false),
  shopId: optionalOrNull(ulid<ShopId>()),
});

/** Asks for a link to a new password. */
export const passwordForgot = wireStruct({ email: trimmed(1, 254) });

/** Sets a new password with the token of the link. */
export const passwordReset = wireStruct({ token: text(1, 200), password });

/** A phone as typed or pasted; which countries' numbers exist is the phone port's rule. */
export const phoneText = phoneOr(trimmed(1, MAX_PHONE_TEXT));

/** Asks for a code to that number; replacing a proved one asks the password (ACCOUNT-14). */
export const phoneAdd = wireStruct({ phone: phoneText, password: optionalOrNull(presentPassword) });

/** Seconds until a code may be sent again. */
export const resendAfter = wireStruct({ resendAfter: count });

/** The code that was sent; a wrong one, of any shape, is phone.code_invalid. */
export const phoneVerify = wireStruct({ code: trimmed(1, 12) });

/** Replaces the password. */
export const passwordChange = wireStruct({ currentPassword: presentPassword, password });

/** Says once more who asks. */
export const passwordProof = wireStruct({ password: presentPassword });

/** Deletes the account; the confirmation is its email, typed. */
export const accountDeletion = wireStruct({ password: presentPassword, confirmation: trimmed(1, 254) });
