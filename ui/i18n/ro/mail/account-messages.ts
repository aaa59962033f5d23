/** Mails and short messages about an account; the server alone uses them. */
export const accountMessages = {
  phoneCodeSubject: "Codul tău de verificare",
  phoneCode: "{code} este codul tău de verificare. Este valabil 5 minute.",
  resetSubject: "Schimbă parola",
  reset: "Deschide acest link ca să alegi o parolă nouă (valabil 60 de minute): {link}",
  invitationSubject: "{inviter} te invită în echipa {organization}",
  invitation:
    "{inviter} te invită să lucrezi cu {organization}. Deschide acest link ca să accepți (valabil 7 zile): {link}\n\nDacă nu te așteptai la invitație, nu trebuie să faci nimic.",
  factorAddedSubject: "Verificarea în doi pași este activă",
  factorAdded:
    "De acum, la autentificare ți se cere și un cod din aplicația de autentificare. Dacă nu ai făcut tu schimbarea, schimbă-ți parola și scrie proprietarului organizației.",
  factorRemovedSubject: "Verificarea în doi pași este oprită",
  factorRemoved:
    "La autentificare ți se cere din nou doar parola. Dacă nu ai făcut tu schimbarea, schimbă-ți parola și activează din nou verificarea în doi pași.",
  factorReset:
    "{by} a resetat verificarea în doi pași a contului tău: la autentificare ți se cere din nou doar parola. Activeaz-o din nou în back office, la Securitate.",
} as const;
