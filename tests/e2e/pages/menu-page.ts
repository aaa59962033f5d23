import { expect, type Locator, type Page } from "@playwright/test";
import { amountOf } from "./money.ts";

/** The menu of a shop. */
export interface MenuPage {
  /** Opens a product's sheet with a press on its card. */
  openProduct(name: string): Promise<ProductSheet>;
  /** The bar with the number of items in the cart and its total. */
  readonly cartBar: Locator;
  choosePickup(location?: string): Promise<void>;
}

/** The sheet of one product. */
export interface ProductSheet {
  readonly dialog: Locator;
  option(name: string): Locator;
  /** Presses the add button and waits until the sheet is closed; the amount that stood on the button. */
  add(): Promise<string>;
}

export function menuPage(page: Page): MenuPage {
  return {
    cartBar: page.getByRole("link", { name: /Vezi coșul|View cart/ }),
    openProduct: async (name) => {
      await page.getByRole("link", { name, exact: true }).first().click();
      return productSheet(page, name);
    },
    choosePickup: async (location) => {
      await page
        .getByRole("banner")
        .getByRole("button", { name: /Ridicare|Livrare/ })
        .click();
      const sheet = page.getByRole("dialog", { name: "Cum vrei comanda?" });
      if (location !== undefined) await sheet.getByRole("radio", { name: location }).check();
      await sheet.getByRole("radio", { name: "Ridicare", exact: true }).check();
      await sheet.getByRole("button", { name: "Continuă" }).click();
      await expect(sheet).toBeHidden();
    },
  };
}

export function productSheet(page: Page, name: string): ProductSheet {
  const dialog = page.getByRole("dialog", { name, exact: true });
  return {
    dialog,
    option: (option) =>
      dialog.getByRole("radio", { name: option }).or(dialog.getByRole("checkbox", { name: option })),
    add: async () => {
      const button = dialog.getByRole("button", { name: /^Adaugă — / });
      const amount = await amountOf(button);
      await button.click();
      await expect(dialog).toBeHidden();
      return amount;
    },
  };
}
