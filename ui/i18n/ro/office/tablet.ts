/** Tablets that staff of a location share, and the own PIN. */
export const tablet = {
  who: "Cine lucrează?",
  pinOf: "PIN pentru {name|isolate}",
  nobody: "Nimeni nu are încă PIN aici. Fiecare și-l setează din meniul contului.",
  switchPerson: "Schimbă persoana",
  switchTitle: "Schimbă persoana",
  of: "Tabletă comună: {place|isolate}",
  ownPin: "PIN pentru tableta comună",
  pinTitle: "PIN pentru tableta comună",
  pinText: "Cu PIN-ul intri pe tabletele comune ale locației tale, fără parolă.",
  newPin: "PIN nou, 6 cifre",
  removePin: "Șterge PIN-ul",
  setPin: "Salvează PIN-ul",
  tablets: "Tablete comune",
  tabletsText:
    "Pe o tabletă comună angajații se schimbă între ei cu PIN-ul. Când o revoci, cine a intrat cu PIN e scos imediat.",
  thisOne: "acest browser",
  used: "folosită {at}",
  revoke: "Revocă",
  shareThis: "Fă din acest browser tableta comună pentru:",
  share: "Fă din acest browser tableta pentru {place|isolate}",
} as const;
