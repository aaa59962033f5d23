import { keyMessage, type Message } from "#core/kernel/message.ts";
import { countCharacters } from "#core/kernel/text-length.ts";

/** Lengths of a password, in characters (ACCOUNT-8). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** What is wrong with a new password: only its length refuses, nothing is cut off it (ACCOUNT-8). */
export function passwordProblem(password: string): Message | null {
  const length = countCharacters(password);
  if (length === 0) return keyMessage("validation.required");
  if (length < PASSWORD_LENGTH.min) return keyMessage("validation.string_min", { min: PASSWORD_LENGTH.min });
  return length > PASSWORD_LENGTH.max
    ? keyMessage("validation.string_max", { max: PASSWORD_LENGTH.max })
    : null;
}

/** What a strength meter shows. */
export interface PasswordStrength {
  /** 0 to 4. */
  readonly score: number;
  /** What would make it stronger, in the words of FORM-1; advice, not a refusal. */
  readonly advice: readonly Message[];
}

/** How strong a password looks: its length, and the kinds of characters that FORM-1 names. A long phrase needs no kinds. */
export function passwordStrength(password: string): PasswordStrength {
  const length = countCharacters(password);
  const missing = KINDS.filter(({ pattern }) => !pattern.test(password));
  const byLength = length >= 20 ? 4 : length >= 12 ? 2 : length >= PASSWORD_LENGTH.min ? 1 : 0;
  const score = byLength === 0 ? 0 : Math.min(4, byLength + Math.max(0, 2 - missing.length));
  return { score, advice: length >= 20 ? [] : missing.map(({ key }) => keyMessage(key)) };
}

const KINDS = [
  { pattern: /\p{Ll}/u, key: "validation.password_lowercase" },
  { pattern: /\p{Lu}/u, key: "validation.password_uppercase" },
  { pattern: /\d/, key: "validation.password_number" },
] as const;
