import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import type { Ticket, WordedRow } from "#core/order/ticket/printing.ts";

/** The code pages that have the letters of Romanian, by the name of each. */
export const CODE_PAGES = { cp852: "cp852", windows1250: "windows1250", "iso8859-2": "iso8859-2" } as const;
export type CodePage = (typeof CODE_PAGES)[keyof typeof CODE_PAGES];

/** Letters in a line of the papers that are made; 48 of them is 80 mm. */
export const PAPER_COLUMNS = [32, 35, 42, 44, 48] as const;
export type PaperColumns = (typeof PAPER_COLUMNS)[number];

/** What of a printer an encoded ticket depends on. */
export interface Paper {
  readonly codePage: CodePage;
  /** Letters in a line. */
  readonly columns: PaperColumns;
}

// These code pages are older than the letters with a comma below, and have those with a cedilla, which look the same on
// paper. What else people type that they lack has a plain form.
const PLAIN_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ș: "ş",
    Ș: "Ş",
    ț: "ţ",
    Ț: "Ţ",
    "„": '"',
    "”": '"',
    "“": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "…": "...",
    "×": "x",
    "\u00a0": " ",
    "\u202f": " ",
    "\u2068": "",
    "\u2069": "",
  }),
);

/** The bytes that print a ticket on an ESC/POS printer and cut it off. */
export function encodeTicket(ticket: Ticket, { codePage, columns }: Paper): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: "esc-pos",
    columns,
    codepageMapping: "epson",
    feedBeforeCut: 4,
  });
  encoder.initialize().codepage(codePage);
  for (const row of ticket.rows) writeRow(encoder, row);
  return encoder.cut("partial").encode();
}

function writeRow(encoder: ReceiptPrinterEncoder, { look, qty, text }: WordedRow): void {
  const words = plain(text);
  switch (look) {
    case "rule":
      encoder.rule({ style: "single" });
      return;
    case "copy":
      encoder.align("center").bold(true).invert(true).size(2, 2).line(` ${words} `);
      encoder.size(1, 1).invert(false).bold(false).align("left");
      return;
    case "number":
      encoder.bold(true).size(3, 3).line(words).size(1, 1).bold(false);
      return;
    case "line":
      encoder
        .bold(true)
        .size(1, 2)
        .line(`${qty ?? 1}x ${words}`)
        .size(1, 1)
        .bold(false);
      return;
    case "strong":
      encoder.bold(true).size(1, 2).line(words).size(1, 1).bold(false);
      return;
    case "modifier":
      encoder.line(`   + ${words}`);
      return;
    case "note":
      encoder.bold(true).line(` > ${words}`).bold(false);
      return;
    case "allergy":
      encoder.bold(true).invert(true).size(1, 2).line(` ${words} `);
      encoder.size(1, 1).invert(false).bold(false);
      return;
    case "plain":
      encoder.line(words);
  }
}

function plain(text: string): string {
  return [...text.normalize("NFC")].map((letter) => PLAIN_FORMS.get(letter) ?? letter).join("");
}
