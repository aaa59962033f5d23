import { expect, test } from "../pages/fixtures.ts";
import { cartSaved } from "../pages/cart-page.ts";
import { menuPage } from "../pages/menu-page.ts";
import { visit } from "../pages/visit.ts";

const SHOP = "/shops/bistro-nord";
const MENU_CALL = /\/api\/menu\b/;

/** PAGE-11 */
test.describe("a shop's first page", () => {
  test("adds what is popular by a click alone, which asks for the menu, and has it after a reload", async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (MENU_CALL.test(request.url())) asked.push(request.url());
    });
    await visit(page, SHOP);
    const add = page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first();
    await expect(add).toBeVisible();
    expect(asked).toEqual([]);
    const saved = cartSaved(page);
    // As a screen reader presses it: without a pointer.
    await add.dispatchEvent("click");
    const { cartBar } = menuPage(page);
    await expect(cartBar).toContainText(/16,00\slei/);
    await expect.poll(() => asked.length).toBe(1);
    await saved;
    await visit(page, SHOP);
    await expect(cartBar).toContainText(/1 produs.*16,00\slei/s);
    await expect.poll(() => asked.length).toBe(2);
  });
});
