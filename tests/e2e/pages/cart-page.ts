import type { Locator, Page, Response } from "@playwright/test";
import { sumBeside } from "./sums.ts";

/** The cart, in a panel or on its page. */
export interface CartPage {
  readonly dialog: Locator;
  line(name: string): Locator;
  /** The amount next to a label of the sums, such as the total or a discount. */
  sum(name: string): Locator;
  readonly coupon: Locator;
  applyCoupon(code: string): Promise<void>;
  /** The link to checkout, with the amount on it. */
  readonly onward: Locator;
}

export function cartPage(page: Page): CartPage {
  const dialog = page.getByRole("dialog", { name: "Coșul tău" });
  const coupon = dialog.getByRole("textbox", { name: "Cod promoțional" });
  return {
    dialog,
    coupon,
    line: (name) =>
      dialog.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Modifică ${name}` }) }),
    sum: (name) => sumBeside(dialog, name),
    applyCoupon: async (code) => {
      // Typed key by key: in Firefox React misses a value that is filled at once.
      await coupon.pressSequentially(code);
      await dialog.getByRole("button", { name: "Aplică" }).click();
    },
    onward: dialog.getByRole("link", { name: /^Spre comandă — / }),
  };
}

/** The next answer with which the server saves the cart; to be waited for after the edit. */
export function cartSaved(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.url().includes("/api/cart") && response.request().method() !== "GET" && response.ok(),
  );
}
