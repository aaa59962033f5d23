import { contactName } from "#core/order/contact-name.ts";
import type { TicketLook, WordedRow } from "#core/order/ticket/printing.ts";
import type { TicketRow } from "#core/order/ticket/ticket.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ServerI18n } from "./server-locales.ts";

/** A ticket in the words of a language; times are those of the office. */
export function ticketText(i18n: ServerI18n, rows: readonly TicketRow[]): readonly WordedRow[] {
  return rows.flatMap((row) => wordsOf(i18n, row));
}

function wordsOf(i18n: ServerI18n, row: TicketRow): readonly WordedRow[] {
  const { mail, format } = i18n;
  const words = mail.ticketWords;
  switch (row.kind) {
    case "copy":
      return [said("copy", words.copy({ copy: row.copy }))];
    case "test":
      return [said("copy", words.test())];
    case "number":
      return [said("number", row.number)];
    case "promise":
      return [said("strong", promiseText(i18n, row))];
    case "placed":
      return [said("plain", words.placed({ when: whenOf(i18n, row.at), location: row.location }))];
    case "customer": {
      const name = contactName(row.contact);
      return [
        said("strong", row.isFirst ? words.newCustomer({ name }) : name),
        said("plain", format.phone(row.contact.phone)),
      ];
    }
    case "address":
      return [said("strong", format.address(row.address))];
    case "note": {
      const text = words.notes[row.of]({ text: row.text });
      return [row.isAllergy ? said("allergy", words.allergy({ text })) : said("note", text)];
    }
    case "line":
      return [{ look: "line", qty: row.qty, text: row.name }];
    case "modifier":
      return [said("modifier", row.name)];
    case "cutlery":
      return [said("strong", words.cutlery())];
    case "rule":
      return [said("rule", "")];
    case "payment":
      return paymentText(i18n, row);
  }
}

function promiseText(i18n: ServerI18n, { method, at, isScheduled }: RowOf<"promise">): string {
  const words = i18n.mail.ticketWords;
  if (isScheduled) return words.scheduled[method]({ when: whenOf(i18n, at) });
  return words[method]({ time: i18n.format.time(at, OFFICE_TIMEZONE) });
}

function paymentText(
  { mail, format }: ServerI18n,
  { method, total, due, changeFor }: RowOf<"payment">,
): readonly WordedRow[] {
  const words = mail.ticketWords;
  if (due === null) return [said("strong", words.paid({ amount: format.money(total) }))];
  const way = method === "cash" ? words.cash() : words.card();
  return [
    said("strong", words.due({ amount: format.money(due), method: way })),
    ...(changeFor === null ? [] : [said("plain", words.changeFor({ amount: format.money(changeFor) }))]),
  ];
}

type RowOf<Kind extends TicketRow["kind"]> = Extract<TicketRow, { readonly kind: Kind }>;

function said(look: TicketLook, text: string): WordedRow {
  return { look, qty: null, text };
}

function whenOf({ format }: ServerI18n, at: Instant): string {
  return `${format.date(at, OFFICE_TIMEZONE)} ${format.time(at, OFFICE_TIMEZONE)}`;
}
