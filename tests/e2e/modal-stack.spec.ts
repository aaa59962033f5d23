import type { Locator } from "@playwright/test";
import { loadAxe, violations } from "./pages/axe.ts";
import { cartPage } from "./pages/cart-page.ts";
import { menuPage } from "./pages/menu-page.ts";
import { expect, test } from "./pages/fixtures.ts";
import { visit } from "./pages/visit.ts";

/** The z-index of the layer that contains a dialog. */
function layerOf(dialog: Locator): Promise<string> {
  return dialog.evaluate((element) => {
    for (let node: Element | null = element; node !== null; node = node.parentElement) {
      const { zIndex } = getComputedStyle(node);
      if (zIndex !== "auto") return zIndex;
    }
    return "none";
  });
}

test("a confirmation is two layers above the cart, shows what it is about, and leaves the cart open", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } });
  await loadAxe(page.context());
  await visit(page, "/shops/bistro-nord/menu");
  await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
  await menuPage(page).cartBar.click();
  const cart = cartPage(page);
  await cart.applyCoupon("NORD20");
  // This toast has an icon of its own.
  const applied = page.getByRole("status").filter({ hasText: "20 % la orice" });
  await expect(applied.locator("svg").first()).toBeVisible();
  // It lies on nothing that leads on.
  const [toast, onward] = await Promise.all([applied.boundingBox(), cart.onward.boundingBox()]);
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(onward?.y ?? 0);
  await cart.dialog.getByRole("button", { name: "Golește coșul" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("listitem")).toHaveText(/1×\s*Limonadă clasică\s*12,80\slei/);
  expect([await layerOf(cart.dialog), await layerOf(question)]).toEqual(["10", "12"]);
  expect([...(await violations(page, "light", true)), ...(await violations(page, "dark", true))]).toEqual([]);

  await question.getByRole("button", { name: "Anulează" }).click();
  await expect(question).toBeHidden();
  await expect(cart.line("Limonadă clasică")).toBeVisible();
  await cart.dialog.getByRole("button", { name: "Golește coșul" }).click();
  await question.getByRole("button", { name: "Confirmă" }).click();
  await expect(question).toBeHidden();
  await expect(cart.dialog).toContainText("Coșul tău este gol");
});
