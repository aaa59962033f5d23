import type { RejectReason } from "#core/orders/reject-reason.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { toZoned } from "#core/time/zones.ts";

/** What mails and messages about an order say. */
export interface OrderWords {
  readonly subject: string;
  readonly total: string;
  readonly cancelRule: string;
  placed(name: string): string;
  accepted(number: string, clock: string): string;
  delayed(number: string, clock: string): string;
  rejected(number: string, reason: string): string;
  cancelled(number: string, reason: string): string;
  fulfilled(number: string, total: string): string;
}

/** The words of both languages. */
export const ORDER_WORDS: Readonly<Record<Locale, OrderWords>> = {
  ro: {
    subject: "comanda",
    total: "Total",
    cancelRule: "Poți anula comanda cât timp nu a fost acceptată.",
    placed: (name) => `Mulțumim, ${name}! Am primit comanda {{number}}.`,
    accepted: (number, clock) => `Comanda ${number} a fost acceptată. Gata la ora ${clock}.`,
    delayed: (number, clock) => `Comanda ${number} întârzie puțin. Noua oră: ${clock}.`,
    rejected: (number, reason) => `Ne pare rău, comanda ${number} nu poate fi onorată: ${reason}.`,
    cancelled: (number, reason) => `Comanda ${number} a fost anulată${reason === "" ? "" : `: ${reason}`}.`,
    fulfilled: (number, total) =>
      `Comanda ${number} a fost livrată. Total: ${total}. Acesta nu este bon fiscal.`,
  },
  en: {
    subject: "order",
    total: "Total",
    cancelRule: "You can cancel the order until it is accepted.",
    placed: (name) => `Thank you, ${name}! We have received order {{number}}.`,
    accepted: (number, clock) => `Order ${number} was accepted. Ready at ${clock}.`,
    delayed: (number, clock) => `Order ${number} is running late. New time: ${clock}.`,
    rejected: (number, reason) => `We are sorry, order ${number} cannot be made: ${reason}.`,
    cancelled: (number, reason) => `Order ${number} was cancelled${reason === "" ? "" : `: ${reason}`}.`,
    fulfilled: (number, total) =>
      `Order ${number} was handed over. Total: ${total}. This is not a fiscal receipt.`,
  },
};

const REASONS: Readonly<Record<Locale, Readonly<Record<Exclude<RejectReason, "other">, string>>>> = {
  ro: {
    item_unavailable: "un produs nu mai este disponibil",
    too_busy: "bucătăria este prea aglomerată",
    closing: "închidem în curând",
    address_out_of_range: "adresa este prea departe",
    customer_request: "la cererea clientului",
    cannot_fulfil_note: "nu putem respecta observația",
    duplicate: "comanda este dublată",
    suspected_fraud: "comanda nu a putut fi confirmată",
    not_answered: "restaurantul nu a răspuns la timp",
    no_show: "comanda nu a fost ridicată",
    customer_unreachable: "nu am putut lua legătura cu tine",
    refused_at_door: "comanda a fost refuzată la livrare",
  },
  en: {
    item_unavailable: "an item has run out",
    too_busy: "the kitchen is too busy",
    closing: "we are about to close",
    address_out_of_range: "the address is too far away",
    customer_request: "at the customer's request",
    cannot_fulfil_note: "we cannot meet the note",
    duplicate: "the order was placed twice",
    suspected_fraud: "the order could not be confirmed",
    not_answered: "the restaurant did not answer in time",
    no_show: "the order was not collected",
    customer_unreachable: "we could not reach you",
    refused_at_door: "the order was refused at the door",
  },
};

/** A reason as a customer reads it; an own text stands for "other", and nothing for a customer's own cancelling. */
export function reasonInWords(reason: RejectReason | null, text: string | null, locale: Locale): string {
  if (reason === null) return "";
  return reason === "other" ? (text ?? "") : REASONS[locale][reason];
}

/** HH:mm on the clock of a zone. */
export function localClock(at: Instant, timezone: string): string {
  const zoned = toZoned(at, timezone);
  return `${String(zoned.hour()).padStart(2, "0")}:${String(zoned.minute()).padStart(2, "0")}`;
}
