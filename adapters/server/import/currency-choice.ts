import { err, ok, type Result } from "#core/kernel/result.ts";
import { isCurrency } from "#core/money/currency.ts";
import type { Currency } from "#core/money/money.ts";
import { isRecord, type JsonNode } from "./json/json-node.ts";

/** The currency of an import, and whether prices in unknown currencies are taken as amounts of it. */
export interface CurrencyChoice {
  readonly currency: Currency;
  readonly relabel: boolean;
}

/** What the choice is made from. */
export interface CurrencyFacts {
  /** What the caller asked for. */
  readonly asked: Currency | null;
  /** The currency of the shop, when there is one already. */
  readonly ofShop: Currency | null;
  /** Every currency that the files name. */
  readonly named: ReadonlySet<string>;
}

const CURRENCY_FIELDS: ReadonlySet<string> = new Set(["currency", "priceCurrency", "price_currency"]);

/**
 * Which currency prices are read as: the shop's; for a new shop the one asked for, else the only supported one
 * that the files name, else RON where they name none. Refuses, with the sentence to print, what nobody can know.
 */
export function chooseCurrency({ asked, ofShop, named }: CurrencyFacts): Result<CurrencyChoice, string> {
  const relabel = asked !== null;
  if (ofShop !== null)
    return asked === null || asked === ofShop
      ? ok({ currency: ofShop, relabel })
      : err(`The shop trades in ${ofShop}, so its menu cannot be read as ${asked}.`);
  if (asked !== null) return ok({ currency: asked, relabel });
  const supported = [...named].filter(isCurrency);
  const [only] = supported;
  if (only !== undefined && supported.length === 1) return ok({ currency: only, relabel });
  if (supported.length > 1)
    return err(`The files name ${supported.join(" and ")}: choose one with --currency.`);
  if (named.size === 0) return ok({ currency: "RON", relabel });
  const names = [...named].map((name) => JSON.stringify(name)).join(", ");
  return err(
    `The files name no currency that is supported (${names}): say with --currency RON or --currency USD what they mean.`,
  );
}

/** Every text that stands in a field for a currency, anywhere in the files. */
export function namedCurrencies(files: readonly JsonNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting: unknown[] = files.map(({ value }) => value);
  while (waiting.length > 0) {
    const value = waiting.pop();
    const members = isRecord(value)
      ? Object.entries(value)
      : Object.entries(Array.isArray(value) ? value : {});
    for (const [name, member] of members) {
      if (typeof member === "string" && CURRENCY_FIELDS.has(name)) names.add(member);
      if (typeof member === "object") waiting.push(member);
    }
  }
  return names;
}
