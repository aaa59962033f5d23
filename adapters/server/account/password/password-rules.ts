import { PASSWORD_LENGTH } from "#core/form/password.ts";
import { createRequire } from "node:module";
import type { dictionary as Dictionary } from "@zxcvbn-ts/language-common";
import type { FieldMessages } from "#core/errors/field.ts";

const COMMON_PASSWORDS = 3000;

const load = createRequire(import.meta.url);
let common: ReadonlySet<string> | null = null;

// Read with the first password that is chosen: it takes 3 MB and a twentieth of a start.
function commonPasswords(): ReadonlySet<string> {
  if (common !== null) return common;
  const { dictionary }: { readonly dictionary: typeof Dictionary } = load("@zxcvbn-ts/language-common");
  common = new Set(dictionary["passwords-common"].slice(0, COMMON_PASSWORDS));
  return common;
}

/**
 * Refuses one of the 3,000 most common passwords, also with changed case or digits around it, and one that is the
 * person's own address (ACCOUNT-8). Composition is never asked for; length is the contract's rule.
 */
export function commonPasswordProblem(password: string, email: string): FieldMessages | null {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^\d+|\d+$/g, "");
  const known = commonPasswords();
  const isCommon = known.has(lower) || (bare.length >= PASSWORD_LENGTH.min && known.has(bare));
  const isOwn = lower === email.toLowerCase() || lower === email.split("@")[0]?.toLowerCase();
  return isCommon || isOwn ? { password: ["validation.password_common"] } : null;
}
