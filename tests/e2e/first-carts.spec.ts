import type { Page } from "@playwright/test";
import { menuPage } from "./pages/menu-page.ts";
import { expect, test } from "./pages/fixtures.ts";
import { visit } from "./pages/visit.ts";

test("two pages of a new browser that save their first carts at the same moment are one guest", async ({
  openBrowser,
}) => {
  const bistro = await openBrowser();
  const context = bistro.context();
  const pizza = await context.newPage();
  await visit(bistro, "/shops/bistro-nord/menu");
  await visit(pizza, "/shops/pizza-nord/menu");
  for (const page of [bistro, pizza]) await menuPage(page).choosePickup();
  const tokens: string[] = [];
  const bothFilled = Promise.all(
    [bistro, pizza].map((page) => menuPage(page).cartBar.waitFor({ timeout: 20_000 })),
  );
  // No page knows its token before the other one has something to save, too.
  await context.route("**/api/auth/csrf-cookie", async (route) => {
    tokens.push(route.request().url());
    const response = await route.fetch();
    await bothFilled;
    await route.fulfill({ response });
  });
  await Promise.all([bistro, pizza].map(saveFirstCart));
  expect(tokens).toHaveLength(1);
  for (const page of [bistro, pizza]) {
    await page.reload();
    await expect(menuPage(page).cartBar).toHaveAccessibleName(/^1 produs /);
  }
});

async function saveFirstCart(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/api/carts") && response.request().method() === "PATCH",
  );
  await page
    .getByRole("button", { name: /^Adaugă / })
    .first()
    .click();
  expect((await saved).status()).toBe(200);
}
