import { canonicalEmail } from "#core/account/canonical-email.ts";
import { registration } from "#core/contract/auth.ts";
import { decodeStrictly } from "#core/contract/codec/decode-with.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { commonPasswordProblem } from "#adapters/server/account/password/password-rules.ts";
import { type FlagReader, lineOfText } from "./shop-flags.ts";

/** The person who may do everything in a new organization. */
export interface Owner {
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** The same flags as lines of a usage text. */
export const OWNER_USAGE = `  --owner-email EMAIL      what the owner signs in with; an account that exists is taken
  --owner-first-name NAME
  --owner-last-name NAME
  --owner-password TEXT    8 to 128 characters; asked for without being shown when it is not given`;

// What stands in for the fields that are not judged, since one rule judges registrations.
const OTHERS = {
  first_name: "Ana",
  last_name: "Ionescu",
  email: "ana@example.com",
  password: "-".repeat(8),
  accept_terms: true,
  accept_privacy: true,
};

/** Reads those flags; null, with their problems, when one is missing or cannot be used. */
export function takeOwner(flags: FlagReader): Owner | null {
  const email = flags.need("owner-email", emailAddress);
  const firstName = flags.need("owner-first-name", lineOfText(2, 50));
  const lastName = flags.need("owner-last-name", lineOfText(2, 50));
  const password = flags.need("owner-password", passwordFor(email ?? ""));
  if (email === null || firstName === null || lastName === null || password === null) return null;
  return { email, firstName, lastName, password };
}

/** Reads an address for mail as registrations do, into the form that accounts have. */
export function emailAddress(text: string): Result<string, string> {
  const decoded = decodeStrictly(registration, { ...OTHERS, email: text });
  return decoded.ok ? ok(canonicalEmail(decoded.value.email)) : err("an e-mail address");
}

/** Reads a new password by the rules of registrations: its length, none of the most common, not the address itself. */
export function passwordFor(email: string): (text: string) => Result<string, string> {
  return (text) => {
    if (!decodeStrictly(registration, { ...OTHERS, password: text }).ok) return err("8 to 128 characters");
    return commonPasswordProblem(text, email) === null
      ? ok(text)
      : err("a password that is not among the most common ones");
  };
}
