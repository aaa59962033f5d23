import { dictionary } from "@zxcvbn-ts/language-common";
import type { FieldMessages } from "#core/errors/app-error.ts";

const MOST_COMMON = 3000;
const SHORTEST = 8;

const common: ReadonlySet<string> = new Set(dictionary["passwords-common"].slice(0, MOST_COMMON));

/**
 * Refuses one of the 3,000 most common passwords, also with changed case or digits around it, and one that is the
 * person's own address (product §6). Composition is never asked for; length is the contract's rule.
 */
export function passwordProblem(password: string, email: string): FieldMessages | null {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^\d+|\d+$/g, "");
  const isCommon = common.has(lower) || (bare.length >= SHORTEST && common.has(bare));
  const isOwn = lower === email.toLowerCase() || lower === email.split("@")[0]?.toLowerCase();
  return isCommon || isOwn ? { password: ["validation.password_common"] } : null;
}
