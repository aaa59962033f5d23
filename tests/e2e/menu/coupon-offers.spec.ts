import { loadAxe, violations } from "../pages/axe.ts";
import { cartPage } from "../pages/cart-page.ts";
import { menuPage } from "../pages/menu-page.ts";
import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

test("a coupon is chosen from the shop's list, which says what the others need", async ({ openBrowser }) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/shops/pizza-nord/menu");
  const menu = menuPage(page);
  const add = (name: string): Promise<void> =>
    page
      .getByRole("button", { name: `Adaugă ${name}` })
      .first()
      .click();
  await page.getByRole("searchbox").fill("apa minreala");
  await add("Apă minerală");
  await menu.cartBar.click();
  const cart = cartPage(page);
  const offers = cart.dialog.getByRole("region", { name: "Oferte de folosit" });
  await expect(offers.getByRole("listitem").filter({ hasText: "15 % la deserturi" })).toContainText(
    /Doar pentru: .*Tiramisu în borcan.* și încă 2/,
  );
  await expect(offers.getByRole("listitem").filter({ hasText: "prima comandă" })).not.toContainText(
    "Folosește",
  );
  expect(await violations(page, "light", true)).toEqual([]);
  expect(await violations(page, "dark", true)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("searchbox").fill("tiramsu");
  await add("Tiramisu în borcan");
  await menu.cartBar.click();
  const use = offers.getByRole("button", { name: /15 % la deserturi/ });
  await use.press("Enter");
  await expect(use).toHaveAttribute("aria-pressed", "true");
  await expect(use).toBeFocused();
  await expect(cart.line("Tiramisu în borcan")).toContainText("15 % la deserturi");
  await expect(cart.sum("15 % la deserturi")).toHaveText(/^−/);
  const total = await cart.sum("Total").innerText();
  // The server prices alike.
  await page.reload();
  await menu.cartBar.click();
  await expect(cart.sum("Total")).toHaveText(total);
  await use.press("Enter");
  await expect(use).toHaveAttribute("aria-pressed", "false");
  await expect(cart.line("Tiramisu în borcan")).not.toContainText("15 % la deserturi");
  await expect(cart.coupon).toBeVisible();
});
