import { readPhone } from "#core/account/phone/phone-text.ts";

/** The E.164 form of a phone as typed, Romanian unless it names a country; null when no such number can exist. */
export async function toE164(typed: string): Promise<string | null> {
  const digits = readPhone(typed);
  if (digits === null) return null;
  // Every country's rules are loaded with the first number: they take a tenth of a start.
  const { default: parsePhoneNumber } = await import("libphonenumber-js/max");
  const parsed = parsePhoneNumber(digits, { defaultCountry: "RO", extract: false });
  return parsed?.isValid() === true ? parsed.number : null;
}
