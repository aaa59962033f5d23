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
  // The browser says by itself that there is no such order.
  const page = await openBrowser({ expected: [/404 \(Not Found\) \S+\/api\/operations\/orders\//] });
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

  // Its page is found from the list, survives a reload, and leads back to what was looked for.
  await mine.first().getByRole("link", { name: order.number }).click();
  await page.waitForURL(`**/operations/orders/${order.id}?search=Ion`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: order.number })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Acceptă — / }).first()).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Toate comenzile" }).click();
  await page.waitForURL("**/operations/orders?search=Ion");
  await visit(page, `/operations/orders/00${order.id.slice(2)}`);
  await expect(page.getByText("Comanda nu există")).toBeVisible();

  // A stranger's address says what it does not mean, and keeps the rest.
  await visit(page, "/operations/orders?status=eaten&method=pickup&page=0");
  await expect(page.getByText("stare, pagină")).toBeVisible();
  await expect(mine.first()).toBeVisible();
  await page.getByRole("button", { name: "Curăță adresa" }).click();
  await page.waitForURL("**/operations/orders?method=pickup");

  await page.getByLabel("Perioadă").selectOption("custom");
  await page.getByLabel("De la").fill("2024-01-01");
  await page.getByLabel("Până la").fill("2026-01-01");
  await expect(page.getByText("Cel mult 366 de zile.")).toBeVisible();
  await page.getByLabel("Până la").fill("2024-01-31");
  await page.waitForURL("**method=pickup&from=2024-01-01&to=2024-01-31");
  await expect(page.getByText("Nicio comandă găsită")).toBeVisible();

  // On a phone filters and period have pages of their own, and nothing of the address is lost on the way.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "2024-01-01 – 2024-01-31" }).click();
  await page.waitForURL("**/operations/orders/period?**");
  await expect(page.getByRole("heading", { name: "Perioadă" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByLabel("Perioadă", { exact: true }).selectOption("today");
  await page.getByRole("button", { name: "Aplică" }).click();
  await page.waitForURL("**/operations/orders?method=pickup&period=today");
  await page.getByRole("link", { name: "Filtre (1)" }).click();
  await page.waitForURL("**/operations/orders/filters?**");
  await expect(page.getByRole("heading", { name: "Filtre" })).toBeVisible();
  await page.getByLabel("Plată").selectOption("cash");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Aplică" }).click();
  await page.waitForURL("**/operations/orders?method=pickup&payment=cash&period=today");
  await expect(mine.first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/operations/orders?search=Ion");

  // The board of the next story is to be empty, whatever is found here.
  await cancelOrder(caller, order);
  // The heading sorts by keyboard too.
  await page.getByRole("columnheader", { name: "Plasată" }).click();
  await page.waitForURL("**search=Ion&sort=placed_at");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
});
