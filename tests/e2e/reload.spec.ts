import { cartPage } from "./pages/cart-page.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { menuPage } from "./pages/menu-page.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { expect, test } from "./pages/story.ts";

test.describe("a page that is loaded anew", () => {
  test("lies over the cart as the checkout and can be used, and so can the cart below it", async ({
    enter,
  }) => {
    const page = await enter();
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
});
