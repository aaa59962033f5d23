/** Mails and short messages about an account; the server alone uses them. */
export const accountMessages = {
  phoneCodeSubject: "Codul tău de verificare",
  phoneCode: "{code} este codul tău de verificare. Este valabil 5 minute.",
  resetSubject: "Schimbă parola",
  reset: "Deschide acest link ca să alegi o parolă nouă (valabil 60 de minute): {link}",
} as const;
