import type { Locator } from "@playwright/test";

const LEI = /([−-]?)([\d.]+),(\d\d)\slei/g;

/** Every amount in a text, as the API writes it: 1.240,50 lei is "1240.50". */
export function amountsIn(text: string): readonly string[] {
  return [...text.matchAll(LEI)].map(
    ([, sign = "", whole = "", minorUnits = ""]) =>
      `${sign === "" ? "" : "-"}${whole.replaceAll(".", "")}.${minorUnits}`,
  );
}

/** The one amount in an element's text or accessible name; throws unless there is exactly one. */
export async function amountOf(shown: Locator): Promise<string> {
  const text = (await shown.getAttribute("aria-label")) ?? (await shown.innerText());
  const [amount, ...others] = amountsIn(text);
  if (amount === undefined || others.length > 0) throw new Error(`Not one amount: ${text}`);
  return amount;
}
