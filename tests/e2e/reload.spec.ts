import type { Page } from "@playwright/test";
import { cartPage } from "./pages/cart-page.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { menuPage } from "./pages/menu-page.ts";
import { amountOf } from "./pages/money.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";
import { visit } from "./pages/visit.ts";

// A burger of 42.00 and two lemonades of 16.00, less 20 %.
const SUBTOTAL = "74.00";
const DISCOUNT = "-14.80";
const TOTAL = "59.20";

async function fillCart(page: Page): Promise<void> {
  const menu = menuPage(page);
  await menu.choosePickup("Centru");
  const sheet = await menu.openProduct("Burger Nord");
  await sheet.option("Mediu spre bine").check();
  await sheet.add();
  const limonada = page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first();
  await limonada.click();
  await limonada.click();
  await menu.cartBar.click();
  await cartPage(page).applyCoupon("NORD20");
}

async function expectDiscounted(page: Page): Promise<void> {
  const cart = cartPage(page);
  await expect(cart.sum("20 % la orice")).toBeVisible();
  expect(await amountOf(cart.sum("Subtotal"))).toBe(SUBTOTAL);
  expect(await amountOf(cart.sum("20 % la orice"))).toBe(DISCOUNT);
  expect(await amountOf(cart.sum("Total"))).toBe(TOTAL);
  expect(await amountOf(cart.onward)).toBe(TOTAL);
}

test.describe("a cart that is opened by its address (PAGE-12)", () => {
  test("stands where its outline stood, and the menu beneath is drawn once it can be seen", async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ viewport: { width: 390, height: 844 } });
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    const cart = cartPage(page);
    const card = page.locator("#content").getByRole("link", { name: "Limonadă clasică" }).first();
    await page.goto("/shops/bistro-nord/cart");
    await expect(page.getByRole("heading", { level: 1, name: "Coșul tău" })).toBeVisible();
    await expect(cart.dialog).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Coșul tău", includeHidden: true })).toHaveCount(
      0,
    );
    await expect(cart.dialog.getByRole("button", { name: "Înapoi la meniu" })).toBeVisible();
    await expect(card).not.toBeAttached();

    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(card).toBeAttached();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(cart.dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeVisible();
  });
});

test.describe("a reloaded page", () => {
  test("has what was added in the moment before, saved or not (CART-24)", async ({ openBrowser }) => {
    // The server has not heard of the cart yet.
    const page = await openBrowser({ expected: [/api\/carts\/\S+ 404|404 \(Not Found\)/] });
    await visit(page, "/shops/bistro-nord/menu");
    const add = page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first();
    const { cartBar } = menuPage(page);
    for (const total of [/16,00\slei$/, /32,00\slei$/]) {
      await add.click();
      // Nothing is waited for, so that not even the code of the calls is there.
      await page.reload();
      await expect(cartBar).toHaveAccessibleName(total);
    }
  });

  test("keeps checkout open above the cart, and both can be used", async ({ openBrowser }) => {
    const page = await openBrowser();
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    const menu = menuPage(page);
    await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
    await menu.cartBar.click();
    const cart = cartPage(page);
    await cart.onward.click();
    const checkout = checkoutPage(page);
    await expect(checkout.dialog).toBeVisible();

    for (let time = 0; time < 3; time += 1) {
      await page.reload();
      await expect(checkout.dialog).toBeVisible();
      await expect(page.locator("[inert]").filter({ has: cart.dialog })).toHaveCount(1);
      const method = ["Ridicare", "Livrare"][time % 2] ?? "";
      await checkout.dialog.getByRole("radio", { name: method, exact: true }).check();
      await checkout.acceptTerms();
    }
    await page.keyboard.press("Escape");
    await expect(checkout.dialog).toBeHidden();
    await expect(cart.dialog).toBeVisible();
    await cart.onward.click();
    await expect(checkout.dialog).toBeVisible();
  });

  test("shows a guest the discount of the coupon in bar and panel", async ({ openBrowser }) => {
    const page = await openBrowser();
    await visit(page, "/shops/bistro-nord/menu");
    await fillCart(page);
    await expectDiscounted(page);
    for (let time = 0; time < 2; time += 1) {
      await page.reload();
      const { cartBar } = menuPage(page);
      await expect(cartBar).toHaveAccessibleName(/^3 produse Vezi coșul 59,20\slei$/);
      await cartBar.click();
      await expectDiscounted(page);
    }
  });

  test("shows a customer the same total in bar, cart and checkout", async ({ openBrowser }) => {
    const page = await openBrowser();
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    await fillCart(page);
    await expectDiscounted(page);
    await page.reload();
    await expectDiscounted(page);
    await cartPage(page).onward.click();
    const checkout = checkoutPage(page);
    for (let time = 0; time < 2; time += 1) {
      await expect(checkout.sum("Total")).toHaveText(/^59,20\slei$/);
      expect(await amountOf(checkout.sum("Reducere: 20 % la orice"))).toBe(DISCOUNT);
      await page.reload();
    }
    await visit(page, "/shops/bistro-nord/menu");
    await expect(menuPage(page).cartBar).toHaveAccessibleName(/^3 produse Vezi coșul 59,20\slei$/);
  });
});
