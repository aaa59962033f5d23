import parsePhoneNumber from "libphonenumber-js/max";

/** The E.164 form of a phone as typed, Romanian unless it names a country; null when no such number can exist. */
export function toE164(typed: string): string | null {
  const parsed = parsePhoneNumber(typed, "RO");
  return parsed?.isValid() === true ? parsed.number : null;
}
