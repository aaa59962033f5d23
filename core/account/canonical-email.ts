/** The one form in which an email is kept, compared and counted: composed letters (NFC) in lower case. */
export function canonicalEmail(typed: string): string {
  // A letter in lower case may need composing again.
  return typed.trim().normalize("NFC").toLowerCase().normalize("NFC");
}
