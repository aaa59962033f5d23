/** The company behind the shops of an organization. */
export const company = {
  title: "Firma",
  tileText: "Denumire, CUI, sediu și contact, pe pagini și în emailuri",
  details: "Datele firmei",
  text: "Clienții trebuie să știe cu cine încheie contractul.",
  parts: {
    name: "Numele organizației",
    legalName: "Denumirea firmei",
    taxId: "CUI",
    address: "Sediul social",
    email: "Email",
    phone: "Telefon",
  },
  hints: {
    name: "Cum o vede echipa ta",
    legalName: "Ca în certificatul de înregistrare",
    taxId: "Cu sau fără RO",
    address: "Stradă, număr, oraș",
    email: "Unde îți scriu clienții",
    phone: "Unde te sună clienții",
  },
  checkDigit: "Cifra de control a CUI-ului nu se potrivește. Verifică-l înainte să salvezi.",
  shown: "Cum apare",
  sentence: "{name|isolate}, CUI {taxId}, cu sediul în {address|isolate}, email {email}, telefon {phone}.",
  where: "Pe paginile legale, în subsolul magazinului și în emailurile fiecărei comenzi.",
} as const;
