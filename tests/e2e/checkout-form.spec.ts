import type { Page } from "@playwright/test";
import { type OrderId, toId } from "#core/kernel/id.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { loadAxe, violations } from "./pages/axe.ts";
import { cartPage } from "./pages/cart-page.ts";
import { checkoutPage, type CheckoutPage } from "./pages/checkout-page.ts";
import { menuPage } from "./pages/menu-page.ts";
import { callerAs, cancelOrder } from "./pages/order-by-api.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";
import { tabTo } from "./pages/tab-to.ts";

test("checkout is filled in and sent by keyboard alone", async ({ openBrowser, site }) => {
  const page = await openBrowser({ reducedMotion: "reduce" });
  await loadAxe(page.context());
  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  const checkout = await openCheckout(page);
  await expect(checkout.place).toBeEnabled();

  const firstName = checkout.dialog.getByRole("textbox", { name: "Prenume" });
  await expect(firstName).toHaveAttribute("autocomplete", "given-name");
  await expect(checkout.dialog.getByRole("textbox", { name: /^Nume/ })).toHaveAttribute(
    "autocomplete",
    "family-name",
  );

  // Enter in a field sends the form, and the first field that is wrong takes the focus.
  await firstName.fill("");
  await firstName.press("Enter");
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute("aria-invalid", "true");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await page.keyboard.type("Ana");
  await page.keyboard.press("Enter");
  const cash = checkout.dialog.getByRole("radio", { name: "Numerar la predare" });
  await expect(cash).toBeFocused();
  await page.keyboard.press("Space");
  await expect(checkout.place).toBeEnabled();
  await page.keyboard.press("Enter");
  const terms = checkout.dialog.getByRole("checkbox", { name: /^Accept termenii/ });
  await expect(terms).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, /^Comandă — /);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/shops/bistro-nord/orders/*");

  const id = toId<OrderId>(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  const caller = await callerAs(site, "ana@example.com");
  await cancelOrder(caller, succeeded(await caller.call("loadOrder", { params: { id } })));
});

test("Enter goes to what stands in the way of the order", async ({ openBrowser }) => {
  const page = await openBrowser({ reducedMotion: "reduce" });
  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  const checkout = await openCheckout(page);
  await checkout.dialog.getByRole("radio", { name: "Livrare" }).check();
  await checkout.payInCash();
  await checkout.acceptTerms();
  await expect(checkout.dialog.getByText("Înainte de a comanda")).toBeVisible();
  await expect(checkout.place).toBeEnabled();
  await checkout.dialog.getByRole("textbox", { name: "Prenume" }).press("Enter");
  // One lemonade is less than is delivered: the way to fix it leads to the menu.
  await expect(checkout.dialog.getByRole("link", { name: "Mai adaugă" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/shops/bistro-nord/menu");
});

/** Takes one lemonade for pickup to checkout. */
async function openCheckout(page: Page): Promise<CheckoutPage> {
  const menu = menuPage(page);
  await menu.choosePickup("Centru");
  await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
  await menu.cartBar.click();
  await cartPage(page).onward.click();
  return checkoutPage(page);
}
