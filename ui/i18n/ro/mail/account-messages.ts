/** Mails and short messages about an account; the server alone uses them. */
export const accountMessages = {
  phoneCodeSubject: "Codul tău de verificare",
  phoneCode: "{code} este codul tău de verificare. Este valabil 5 minute.",
  resetSubject: "Schimbă parola",
  reset: "Deschide acest link ca să alegi o parolă nouă (valabil 60 de minute): {link}",
  invitationSubject: "{inviter} te invită în echipa {organization}",
  invitation:
    "{inviter} te invită să lucrezi cu {organization}. Deschide acest link ca să accepți (valabil 7 zile): {link}\n\nDacă nu te așteptai la invitație, nu trebuie să faci nimic.",
} as const;
