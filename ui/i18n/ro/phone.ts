/** Adding and verifying a phone number. */
export const phone = {
  addTitle: "Adaugă numărul de telefon",
  addText: "Îl folosim doar pentru comenzile tale: curierul te poate suna.",
  number: "Număr de telefon",
  placeholder: "07xx xxx xxx",
  sendCode: "Trimite codul",
  verifyTitle: "Verifică numărul",
  sentTo: "Am trimis un cod de 6 cifre la {phone}.",
  code: "Cod de verificare",
  verify: "Verifică",
  verifying: "Verificăm…",
  verified: "Numărul a fost verificat",
  resend: "Trimite alt cod",
  resendIn: "Poți cere alt cod în {time}",
  resent: "Am trimis alt cod",
  changeNumber: "Schimbă numărul",
  demoOutbox: "În demonstrație, codul este la {path}.",
} as const;
