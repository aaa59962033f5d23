import { canonicalEmail } from "#core/account/canonical-email.ts";
import { toE164 } from "../phone/phone-number.ts";

/** What somebody signs in with in the one form that accounts are found and limits counted by: E.164, else an email. */
export async function canonicalLogin(typed: string): Promise<string> {
  const phone = typed.includes("@") ? null : await toE164(typed);
  return phone ?? canonicalEmail(typed);
}
