/** Random characters of a code that is made for anybody (PROMOTION-13). */
export const CODE_CHARACTERS = 8;

/** Whether somebody may give a promotion this code: capitals, digits and hyphens. */
export function isOwnCode(code: string): boolean {
  return /^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$/.test(code);
}

/** A typed code in the form in which it is found. */
export function writtenCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** A code from a new ULID: its last characters are random, 40 bits of them (PROMOTION-13). */
export function randomCode(ulid: string): string {
  return ulid.slice(-CODE_CHARACTERS).toUpperCase();
}

/** Whether a code is so short that somebody may guess it. */
export function mayBeGuessed(code: string): boolean {
  return code.length < CODE_CHARACTERS;
}
