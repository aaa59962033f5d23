import { cartPage } from "./pages/cart-page.ts";
import { menuPage, productSheet } from "./pages/menu-page.ts";
import { amountOf } from "./pages/money.ts";
import { codeSentTo } from "./pages/outbox.ts";
import { expect, test } from "./pages/fixtures.ts";
import { tabTo } from "./pages/tab-to.ts";
import { visit } from "./pages/visit.ts";

test.describe("a guest's way to a first order", () => {
  test("a cart filled as a guest is there at the checkout of the new account (GUARD-16, CART-19)", async ({
    openBrowser,
    request,
  }) => {
    const page = await openBrowser();
    await visit(page, "/shops/bistro-nord/menu");
    const menu = menuPage(page);
    await menu.choosePickup();
    const sheet = await menu.openProduct("Burger Nord");
    await sheet.option("Mediu spre bine").check();
    await sheet.add();
    await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
    await expect(menu.cartBar).toHaveAccessibleName(/^2 produse Vezi coșul 58,00\slei$/);

    await menu.cartBar.click();
    const cart = cartPage(page);
    await expect(cart.dialog).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/shops/bistro-nord/menu");
    await expect(cart.sum("Total")).toHaveText(/^58,00\slei$/);

    await cart.onward.click();
    await expect(page).toHaveURL(/\/shops\/bistro-nord\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get("redirect")).toContain("/cart");
    await page.getByRole("link", { name: "Creează cont" }).click();
    await expect(page).toHaveURL(/\/register\?redirect=/);

    const email = `oana-${Date.now()}@example.com`;
    await page.getByRole("textbox", { name: "Prenume" }).fill("Oana");
    await page.getByRole("textbox", { name: "Nume", exact: true }).fill("Radu");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("textbox", { name: "Parolă" }).fill("o frază lungă de încercare");
    await page.getByRole("checkbox", { name: /^Accept termenii/ }).check();
    await page.getByRole("checkbox", { name: /^Accept politica/ }).check();
    await page.getByRole("button", { name: "Creează cont" }).click();

    await expect(page).toHaveURL(/\/add-phone-number\?redirect=/);
    const phone = newPhone();
    await page.getByRole("textbox", { name: "Număr de telefon" }).fill(phone);
    await page.getByRole("button", { name: "Trimite codul" }).click();
    const code = page.getByRole("textbox", { name: "Cod de verificare" });
    await expect(code).toBeFocused();
    await code.fill(await codeSentTo(request, phone));

    await expect(page).toHaveURL(/\/shops\/bistro-nord\/cart$/);
    await expect(cart.line("Burger Nord")).toContainText("Mediu spre bine");
    await expect(cart.line("Limonadă clasică")).toBeVisible();
    await expect(cart.sum("Total")).toHaveText(/^58,00\slei$/);
    expect(await amountOf(cart.onward)).toBe("58.00");
  });

  test("the menu, the product and its add button work by keyboard", async ({ openBrowser }) => {
    const page = await openBrowser();
    await visit(page, "/shops/bistro-nord/menu");
    await tabTo(page, /^Burger Nord$/);
    await page.keyboard.press("Enter");
    const sheet = productSheet(page, "Burger Nord");
    await expect(sheet.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/products\/burger-nord$/);

    await tabTo(page, /^Mediu, roz/);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(sheet.option("Mediu spre bine")).toBeChecked();
    await tabTo(page, /^Bacon crocant/);
    await page.keyboard.press("Space");
    await expect(sheet.option("Bacon crocant")).toBeChecked();
    await tabTo(page, /^Mai mult$/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Adaugă — 96,00\slei$/);
    await page.keyboard.press("Enter");
    await expect(sheet.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/shops\/bistro-nord\/menu$/);

    await expect(page.getByRole("link", { name: "Burger Nord", exact: true }).first()).toBeFocused();
    await expect(menuPage(page).cartBar).toHaveAccessibleName(/^2 produse Vezi coșul 96,00\slei$/);
  });
});

/** A Romanian mobile number that no account has yet. */
function newPhone(): string {
  return `+40722${String(Date.now() % 1_000_000).padStart(6, "0")}`;
}
