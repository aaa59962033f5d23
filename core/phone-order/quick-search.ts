import { MAX_QUANTITY } from "#core/cart/cart.ts";

/** What was typed to find a product: how many of it, and its name. */
export interface QuickSearch {
  readonly qty: number;
  readonly name: string;
}

const COUNTED = /^\s*([1-9]\d?)\s*[x×*]?\s+(.*)$/iu;

/** Reads "3 limo" and "3x limo" as three of what begins with "limo"; anything else is one of it. */
export function readQuickSearch(typed: string): QuickSearch {
  const [, digits = "", name = ""] = COUNTED.exec(typed) ?? [];
  if (name.trim() === "") return { qty: 1, name: typed.trim() };
  return { qty: Math.min(MAX_QUANTITY, Number(digits)), name: name.trim() };
}
