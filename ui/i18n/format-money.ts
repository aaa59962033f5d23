import type { Money } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Bundles } from "./bundles.ts";
import { once } from "#core/kernel/once.ts";

/** Amounts as a language writes them. */
export interface MoneyFormat {
  /** "RON 42.00", "$12.50". The decimal text is formatted as it is, never as a float. */
  readonly money: (money: Money) => string;
  /** The same with its sign, for a modifier's price difference: "+RON 4.00". */
  readonly moneyDelta: (money: Money) => string;
  /** What stands between whole units and the rest: "." or ",". */
  readonly decimalMark: "." | ",";
  /** A fraction as decimal text, "0.20", in percent: "20%". */
  readonly percent: (fraction: string) => string;
  /** A percentage as decimal text, "11.00", as VAT rates are: "11%". */
  readonly rate: (percent: string) => string;
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Makes the amounts of one language. */
export function createMoneyFormat(locale: Locale, { common: words }: Bundles["first"]): MoneyFormat {
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percents = once(() => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }));
  const rates = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

  const unsigned = (amount: string, currency: Money["currency"]): string => {
    const figures = isDecimal(amount) ? decimals.format(amount) : amount;
    return words.amounts[currency]({ figures });
  };

  const money = ({ amount, currency }: Money): string =>
    amount.startsWith("-") ? `−${unsigned(amount.slice(1), currency)}` : unsigned(amount, currency);

  return {
    money,
    moneyDelta: (delta) => (delta.amount.startsWith("-") ? money(delta) : `+${money(delta)}`),
    decimalMark: decimals.format(0).includes(",") ? "," : ".",
    percent: (fraction) =>
      isDecimal(fraction)
        ? percents()
            .format(fraction)
            .replace(/[\u00a0\u202f]/g, "")
        : fraction,
    rate: (percent) => `${isDecimal(percent) ? rates().format(percent) : percent}%`,
  };
}
