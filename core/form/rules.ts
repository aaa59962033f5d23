import { readPhone } from "#core/account/phone/phone-text.ts";
import { keyMessage, type Message } from "#core/kernel/message.ts";
import { isAtLeast, isAtMost } from "#core/kernel/text-length.ts";

/** Says what is wrong with a value; null when nothing is. */
export type Rule = (value: string) => Message | null;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const MAX_EMAIL = 254;

/** Not only blanks. */
export function required(value: string): Message | null {
  return value.trim() === "" ? keyMessage("validation.required") : null;
}

/** An address with one @ and a domain; only a mail proves that it exists. */
export function email(value: string): Message | null {
  const address = value.trim();
  return isAtMost(address, MAX_EMAIL) && EMAIL.test(address) ? null : keyMessage("validation.email");
}

/** A phone as the server reads it too; only the server knows the countries' formats. */
export function phone(value: string): Message | null {
  return readPhone(value) === null ? keyMessage("validation.phone") : null;
}

/** An email where there is an @, else a phone; a text that is neither gets the message of emails. */
export function emailOrPhone(value: string): Message | null {
  if (value.includes("@")) return email(value);
  const problem = phone(value);
  return problem !== null && /\p{L}/u.test(value) ? email(value) : problem;
}

/** At least `min` characters, blanks around it aside. */
export function minLength(min: number): Rule {
  return (value) => (isAtLeast(value.trim(), min) ? null : keyMessage("validation.string_min", { min }));
}

/** At most `max` characters, blanks around it aside. */
export function maxLength(max: number): Rule {
  return (value) => (isAtMost(value.trim(), max) ? null : keyMessage("validation.string_max", { max }));
}

/** What the first rule that is broken says. */
export function firstBroken(value: string, ...rules: readonly Rule[]): Message | null {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== null) return message;
  }
  return null;
}
