import { callerAs, cancelOrder, orderLemonade } from "./pages/order-by-api.ts";
import { loadAxe, violations } from "./pages/axe.ts";
import { tapDemo } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";
import { visit } from "./pages/visit.ts";

test("staff finds an order among all of them, and the address says what they look for", async ({
  openBrowser,
  site,
}) => {
  const caller = await callerAs(site, "ana@example.com");
  const order = await orderLemonade(caller);
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Ioana Dumitru");
  await page.waitForURL("**/operations/**");
  await page.getByRole("link", { name: "Toate comenzile" }).first().click();
  await page.waitForURL("**/operations/orders");
  const rows = page.getByRole("grid").getByRole("row");
  const mine = rows.filter({ hasText: order.number }).filter({ hasText: "Așteaptă confirmarea" });
  await expect(mine.first()).toBeVisible();

  await page.getByLabel("Stare").selectOption("pending");
  await page.waitForURL("**/operations/orders?status=pending");
  await expect(rows.filter({ hasText: "Finalizată" })).toHaveCount(0);
  await page.getByLabel("Metodă").selectOption("delivery");
  await page.waitForURL("**status=pending&method=delivery");
  await expect(mine).toHaveCount(0);

  await page.getByRole("button", { name: "Șterge filtrele" }).click();
  await page.waitForURL("**/operations/orders");
  await page.getByRole("searchbox").fill("nimeni");
  await page.keyboard.press("Enter");
  await page.waitForURL("**search=nimeni");
  await expect(page.getByText("Nicio comandă găsită")).toBeVisible();
  await page.getByRole("searchbox").fill("Ion");
  await page.keyboard.press("Enter");
  await expect(mine.first()).toBeVisible();

  // The board of the next story is to be empty, whatever is found here.
  await cancelOrder(caller, order);
  // The heading sorts by keyboard too.
  await page.getByRole("columnheader", { name: "Plasată" }).click();
  await page.waitForURL("**search=Ion&sort=placed_at");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
});
