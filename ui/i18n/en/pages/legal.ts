import type { legal as ro } from "../../ro/pages/legal.ts";
import type { Translation } from "../../wording.ts";

/** Legal pages; company data comes from the organization itself. */
export const legal: Translation<typeof ro> = {
  privacyTitle: "Privacy policy",
  termsTitle: "Terms and conditions",
  cookiesTitle: "Cookie policy",
  refundTitle: "Refunds",
  operator: "{name|isolate}, tax ID {taxId}, registered at {address|isolate}, email {email}, phone {phone}.",
  installation:
    "These pages are for restaurant owners. With any question write to {email}. Every restaurant publishes its company data on its own pages.",
  operatorTitle: "Who we are",
  version: "Version {number}, of {date}",
  onlyIn: {
    ro: "The text below is in Romanian only.",
    en: "The text below is in English only.",
  },
  privacy: {
    dataTitle: "What data we use",
    data: "Your name, email, phone, delivery address and orders: you give them to us and we use them to prepare and deliver what you ordered.",
    basisTitle: "Legal basis",
    basis:
      "Performance of the contract for orders, legal obligation for fiscal documents and your consent for statistics and marketing.",
    keepTitle: "How long we keep them",
    keep: "Order data as long as tax law asks; account data until you delete it; codes sent to your phone for five minutes.",
    shareTitle: "Who receives them",
    share:
      "The restaurant, the courier of the order (first name, phone, address) and the providers that send our messages. We do not sell them.",
    leadTitle: "The contact form",
    lead: "Name, restaurant, email, phone and message reach {email} by email and are gone from the server after 7 days. We use them only to answer.",
    rightsTitle: "Your rights",
    rights:
      "Access, rectification, erasure, restriction, portability, objection and a complaint to the supervisory authority (ANSPDCP in Romania). In your account you can download everything we hold about you and delete the account; for the rest write to us at the address above.",
  },
  terms: {
    orderTitle: "The order",
    order:
      "An order becomes a contract when the restaurant accepts it. Until then you can cancel it free of charge.",
    priceTitle: "Prices and payment",
    price: "Prices include VAT. You pay in cash or by card on handover.",
    timeTitle: "Time",
    time: "The estimated time is worked out from preparation, how busy the kitchen is and the zone; we tell you if it changes.",
    pointsTitle: "Points and codes",
    points:
      "Points are credited when the order is completed, cannot be exchanged for money and are valid at the restaurant that granted them.",
    allergensTitle: "Allergens",
    allergens:
      "Declared allergens are shown on every product. If you have an allergy, call before you order.",
  },
  cookies: {
    necessaryTitle: "Strictly necessary",
    necessary:
      "The session, the guest cart, language and appearance are strictly necessary and need no consent.",
    optionalTitle: "With your consent",
    optional:
      "Statistics and marketing start only after your consent, which you can change at any time in the footer.",
  },
  refund: {
    beforeTitle: "Before acceptance",
    before: "Cancel free of charge on the order page. You have paid nothing, since payment is on handover.",
    afterTitle: "After acceptance",
    after: "Food spoils quickly, so there is no right of withdrawal.",
    complaintTitle: "If something is wrong",
    complaint:
      "Say so on the order page within 48 hours: something is missing, is not what you ordered, came late or was not good. The restaurant answers there and by email.",
    moneyTitle: "How you get the money",
    money:
      "From the restaurant that took it, the way you paid, or in points. Diner does not take the money of orders.",
  },
};
