import { loadAxe, violations } from "../pages/axe.ts";
import { cartPage } from "../pages/cart-page.ts";
import { menuPage } from "../pages/menu-page.ts";
import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

test("a line that was taken out of the cart is put back whole, by keyboard too", async ({ openBrowser }) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/shops/bistro-nord/menu");
  const menu = menuPage(page);
  await menu.choosePickup();
  const sheet = await menu.openProduct("Burger Nord");
  await sheet.option("Mediu spre bine").check();
  await sheet.dialog.getByRole("textbox", { name: "Notă pentru bucătărie" }).fill("fără ceapă");
  await sheet.dialog.getByRole("button", { name: "Mai mult" }).click();
  await sheet.dialog.getByText("De ce?").click();
  await expect(sheet.dialog.getByText("Cantitate", { exact: true })).toBeVisible();
  await sheet.add();
  await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
  await menu.cartBar.click();
  const cart = cartPage(page);
  const burger = cart.line("Burger Nord");
  await expect(burger).toBeVisible();
  const before = await cart.sum("Total").innerText();
  await burger.getByText("De ce?").press("Enter");
  await expect(burger.getByText("Produs", { exact: true })).toBeVisible();

  await burger.getByRole("button", { name: "Mai puțin" }).press("Enter");
  await burger.getByRole("button", { name: "Mai mult" }).press("Enter");
  await burger.getByRole("button", { name: "Mai puțin" }).press("Enter");
  await burger.getByRole("button", { name: "Scoate Burger Nord din coș" }).press("Enter");
  await expect(cart.dialog.getByText("Burger Nord a fost scos din coș")).toBeVisible();
  await expect(burger).toBeHidden();

  const undo = cart.dialog.getByRole("button", { name: "Anulează" });
  await expect(undo).toBeFocused();
  expect(await violations(page, "light", true)).toEqual([]);
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(burger).toContainText("Mediu spre bine");
  await expect(burger).toContainText("fără ceapă");
  await expect(cart.dialog.getByRole("button", { name: "Modifică Burger Nord" })).toBeFocused();
  await burger.getByRole("button", { name: "Mai mult" }).press("Enter");
  await expect(cart.sum("Total")).toHaveText(before);
  // It stands where it stood.
  await expect(cart.dialog.getByRole("button", { name: /^Modifică/ }).first()).toHaveAccessibleName(
    "Modifică Burger Nord",
  );

  await cart
    .line("Limonadă clasică")
    .getByRole("button", { name: /^Scoate/ })
    .click();
  await burger.getByRole("button", { name: "Mai puțin" }).click();
  await burger.getByRole("button", { name: /^Scoate/ }).click();
  await expect(cart.dialog.getByText("Coșul tău este gol")).toBeVisible();
  await undo.click();
  await expect(burger).toBeVisible();
});
