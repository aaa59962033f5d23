import type { company as ro } from "#ui/i18n/ro/office/setting/company.ts";
import type { Translation } from "#ui/i18n/wording.ts";

/** The company behind the shops of an organization. */
export const company: Translation<typeof ro> = {
  title: "Company",
  tileText: "Name, tax ID, seat and contact, on pages and in mails",
  details: "Company details",
  text: "Customers have to know whom they make a contract with.",
  parts: {
    name: "Name of the organization",
    legalName: "Legal name",
    taxId: "Tax ID",
    address: "Registered office",
    email: "Email",
    phone: "Phone",
  },
  hints: {
    name: "As your staff sees it",
    legalName: "As in the certificate of registration",
    taxId: "With or without RO",
    address: "Street, number, city",
    email: "Where customers write to you",
    phone: "Where customers call you",
  },
  checkDigit: "The check digit of the tax ID does not fit. Check it before you save.",
  shown: "How it is shown",
  sentence:
    "{name|isolate}, tax ID {taxId}, registered office {address|isolate}, email {email}, phone {phone}.",
  where: "On the legal pages, at the foot of the shop and in the mails of every order.",
};
