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
  passkeyAddedSubject: "Ai o cheie de acces nouă",
  passkeyAdded:
    "Cheia de acces „{name|isolate}” a fost adăugată la contul tău: cu ea se intră pe {host} fără parolă. Dacă nu ai adăugat-o tu, șterge-o din contul tău și schimbă-ți parola.",
  passkeyRemovedSubject: "O cheie de acces a fost ștearsă",
  passkeyRemoved:
    "Cheia de acces „{name|isolate}” nu mai deschide contul tău pe {host}. Dacă nu ai șters-o tu, schimbă-ți parola.",
  factorReset:
    "{by} a resetat verificarea în doi pași a contului tău: la autentificare ți se cere din nou doar parola, iar cheile de acces de până acum nu mai merg. Activeaz-o din nou în back office, la Securitate.",
} as const;
