import type { Locator, Page } from "@playwright/test";
import { sumBeside } from "./sums.ts";

/** Checkout, above the cart. */
export interface CheckoutPage {
  readonly dialog: Locator;
  sum(name: string): Locator;
  payInCash(): Promise<void>;
  acceptTerms(): Promise<void>;
  /** The button that places the order, with the amount on it. */
  readonly place: Locator;
}

export function checkoutPage(page: Page): CheckoutPage {
  const dialog = page.getByRole("dialog", { name: "Finalizează comanda" });
  return {
    dialog,
    sum: (name) => sumBeside(dialog.getByRole("region", { name: "Sumar" }), name),
    payInCash: () => dialog.getByRole("radio", { name: "Numerar la predare" }).check(),
    acceptTerms: () => dialog.getByRole("checkbox", { name: /^Accept termenii/ }).check(),
    place: dialog.getByRole("button", { name: /^Comandă — / }),
  };
}
