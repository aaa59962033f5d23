import { keyMessage, type Message } from "#core/errors/message.ts";

/** Says what is wrong with a value; null when nothing is. */
export type Rule = (value: string) => Message | null;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^(?:\+|00)?\d{7,15}$/;
const SEPARATORS = /[\s().\-/]/g;

/** Something other than blanks is there. */
export function required(value: string): Message | null {
  return value.trim() === "" ? keyMessage("validation.required") : null;
}

/** An address with one @ and a domain; whether it exists only a mail can tell. */
export function email(value: string): Message | null {
  return value.trim().length <= 254 && EMAIL.test(value.trim()) ? null : keyMessage("validation.email");
}

/** 7 to 15 digits, separators aside; the server knows the countries' formats. */
export function phone(value: string): Message | null {
  return PHONE.test(value.replaceAll(SEPARATORS, "")) ? null : keyMessage("validation.phone");
}

/** An email, or a phone where the text begins like one. */
export function emailOrPhone(value: string): Message | null {
  return /^[+0(]/.test(value.trim()) ? phone(value) : email(value);
}

/** At least `min` characters, blanks around it aside. */
export function minLength(min: number): Rule {
  return (value) => ([...value.trim()].length < min ? keyMessage("validation.string_min", { min }) : null);
}

/** At most `max` characters, blanks around it aside. */
export function maxLength(max: number): Rule {
  return (value) => ([...value.trim()].length > max ? keyMessage("validation.string_max", { max }) : null);
}

/** What the first rule that is broken says. */
export function firstBroken(value: string, ...rules: readonly Rule[]): Message | null {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== null) return message;
  }
  return null;
}
