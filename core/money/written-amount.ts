import { err, ok, type Result } from "#core/kernel/result.ts";

/** Why a text names no amount. */
export type WrittenAmountRefusal = "amount.unreadable" | "amount.two_readings";

/** An amount as a person wrote it. */
export interface WrittenAmount {
  /** A plain decimal as `parseMoney` takes it; its decimals are those that were written. */
  readonly amount: string;
  /** The code of the currency written with the number; null where there is none. */
  readonly currency: string | null;
}

const MARK = "(?:lei|leu|us\\$|[$€£]|ron|usd|eur|gbp|chf|huf|bgn|mdl|pln|czk|rsd|uah|try|cad|aud)";
const NUMBER = "[0-9](?:[0-9.,'’ ]*[0-9])?|[.,][0-9]+";
const WRITTEN = new RegExp(
  `^(${MARK})?\\.? ?([-+])? ?(${MARK})? ?(${NUMBER})(?:[.,][-–—]?)? ?(${MARK})?\\.?$`,
  "iu",
);

const CURRENCY_OF_MARK: ReadonlyMap<string, string> = new Map([
  ["LEI", "RON"],
  ["LEU", "RON"],
  ["$", "USD"],
  ["US$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
]);

const INVISIBLE = /[\p{Cf}\ufe0f]/gu;
const MINUS = /[−‐‑]/gu;

/**
 * Reads a price as people write it into menus: "9,00", " 9,00 RON ", "12.50 lei", "1.234,50", "1 234", "9,-". A text
 * that two people could read as different amounts is refused: one separator before exactly three digits divides
 * thousands or decimals ("1.234"). No decimal is dropped or rounded here.
 */
export function readWrittenAmount(text: string): Result<WrittenAmount, WrittenAmountRefusal> {
  const tidy = text.normalize("NFKC").replace(INVISIBLE, "").replace(MINUS, "-").replace(/\s+/gu, " ").trim();
  const match = WRITTEN.exec(tidy);
  if (match === null) return err("amount.unreadable");
  const [, before, sign, between, number = "", after] = match;
  const marks = new Set(
    [before, between, after].flatMap((mark) => (mark === undefined ? [] : [codeOf(mark)])),
  );
  if (marks.size > 1) return err("amount.unreadable");
  const [currency = null] = marks;
  const amount = plainDecimal(number);
  return amount.ok ? ok({ amount: `${sign === "-" ? "-" : ""}${amount.value}`, currency }) : amount;
}

function codeOf(mark: string): string {
  const upper = mark.toUpperCase();
  return CURRENCY_OF_MARK.get(upper) ?? upper;
}

// Thousands are divided by one kind of mark into groups of three, decimals by a point or a comma that is another one.
const GROUPED = /^([1-9][0-9]{0,2})(?:([.,'’ ])[0-9]{3})(?:\2[0-9]{3})*(?:(?!\2)[.,]([0-9]+))?$/u;
const SIMPLE = /^([0-9]*)(?:[.,]([0-9]+))?$/;

function plainDecimal(number: string): Result<string, WrittenAmountRefusal> {
  const simple = SIMPLE.exec(number);
  const grouped = GROUPED.exec(number);
  const simpleText = simple === null ? null : decimal(simple[1] ?? "", simple[2]);
  const groupedText =
    grouped === null
      ? null
      : decimal(
          (grouped[3] === undefined ? number : number.slice(0, -grouped[3].length - 1)).replace(/\D/g, ""),
          grouped[3],
        );
  if (simpleText !== null && groupedText !== null) return err("amount.two_readings");
  const read = simpleText ?? groupedText;
  return read === null ? err("amount.unreadable") : ok(read);
}

function decimal(whole: string, fraction: string | undefined): string {
  const digits = whole.replace(/^0+(?=[0-9])/, "");
  return `${digits === "" ? "0" : digits}${fraction === undefined ? "" : `.${fraction}`}`;
}
