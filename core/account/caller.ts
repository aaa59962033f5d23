// Reserved for names that never exist (RFC 2606).
const NOWHERE = "@caller.invalid";

/** What stands in place of an email of somebody who is known by phone alone; nothing is ever sent there (ORDER-32). */
export function noEmail(id: string): string {
  return `${id.toLowerCase()}${NOWHERE}`;
}

/** Whether mail reaches anybody there. */
export function hasEmail(email: string): boolean {
  return !email.endsWith(NOWHERE);
}
