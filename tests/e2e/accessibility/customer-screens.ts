import { expect, type Page } from "@playwright/test";
import { addLemonade, openPanel } from "./guest-screens.ts";
import { anyHeading, closeAll, dialogShown, headingShown, openedBy, type Screen, SHOP } from "./screen.ts";

/** For somebody whose phone is not verified. */
export const FOR_MIHAI: readonly Screen[] = [
  { name: "add phone", address: `${SHOP}/add-phone-number`, until: anyHeading },
  { name: "verify phone", address: `${SHOP}/verify-phone-number`, until: anyHeading },
];

/** For a customer with an order on its way. */
export const FOR_ANA: readonly Screen[] = [
  { name: "cart", address: `${SHOP}/menu`, until: openCart, isOver: true },
  { name: "checkout", until: goToCheckout, isOver: true },
  { name: "home", address: `${SHOP}/home`, until: headingShown(/Ana/) },
  { name: "points", address: `${SHOP}/rewards`, until: ledgerShown },
  { name: "orders", address: `${SHOP}/orders`, until: orderListShown },
  { name: "order", until: openOrder },
  { name: "past orders", address: `${SHOP}/orders?state=past`, until: orderListShown },
  { name: "profile", address: `${SHOP}/profile`, until: profileShown },
  { name: "address of the profile", until: openSavedAddress, isOver: true },
  { name: "deletion of the account", until: askToDelete, isOver: true },
];

/** For a customer whose last order was just fulfilled. */
export const AFTER_AN_ORDER: readonly Screen[] = [
  { name: "list with the fulfilled order", address: `${SHOP}/orders?state=past`, until: orderListShown },
  { name: "fulfilled order", until: openOrder },
  { name: "problem of an order", until: reportProblem, isOver: true },
];

async function openCart(page: Page): Promise<void> {
  await addLemonade(page);
  await openPanel(page);
}

async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("link").click();
  await expect(page.getByRole("button", { name: /^(Comandă|Order) — / })).toBeVisible();
}

async function ledgerShown(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: /^(Comanda|Order) / }).first()).toBeVisible();
}

async function orderListShown(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: /(Comanda|Order) A-\d+/ }).first()).toBeVisible();
}

async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /(Comanda|Order) A-\d+/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /A-\d+/ })).toBeVisible();
}

async function reportProblem(page: Page): Promise<void> {
  await openedBy("button", /^(Raportează o problemă|Report a problem)$/)(page);
}

async function profileShown(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(Modifică|Edit):/ }).first()).toBeVisible();
}

async function openSavedAddress(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Modifică|Edit):/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^(Salvează adresa|Save the address)$/ })).toBeVisible();
}

async function askToDelete(page: Page): Promise<void> {
  await closeAll(page);
  await page.getByRole("button", { name: /^(Șterge contul|Delete the account)$/ }).click();
  await dialogShown(page);
}
