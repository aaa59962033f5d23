/** What the operator is told when an owner wrote on the contact page; the server alone uses it. */
export const leadMessages = {
  subject: "Cerere de la {restaurant|isolate}",
  text: "{name|isolate} de la {restaurant|isolate} a scris pe pagina de contact.",
  email: "Email: {email|isolate}",
  phone: "Telefon: {phone}",
  language: "Limba paginii: {language}",
} as const;
