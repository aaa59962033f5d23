import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { toId, type EmployeeId } from "#core/kernel/id.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { orderDelivery } from "#tests/support/shopping/http-shopping.ts";
import { loadAxe, violations } from "./pages/axe.ts";
import { dismiss, employ } from "./pages/database.ts";
import { expect, test } from "./pages/fixtures.ts";
import { callerAs } from "./pages/order-by-api.ts";
import { tapDemo } from "./pages/sign-in.ts";
import { tabTo } from "./pages/tab-to.ts";
import { visit } from "./pages/visit.ts";

const MIHAI = "mihai@example.com";

test("a courier signs in to the own runs, brings an order by keyboard, and may see nothing else", async ({
  openBrowser,
  server,
  site,
}) => {
  await employ(server.home, MIHAI, "bistro-nord", "courier");
  const page = await openBrowser({ viewport: { width: 390, height: 844 } });
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Mihai Popa");
  await page.waitForURL("**/runs");
  await expect(page.getByText("Nicio cursă acum")).toBeVisible();

  const staff = await callerAs(site, "staff@example.com");
  const { id, number, version } = await orderDelivery(await callerAs(site, "ana@example.com"));
  const employeeId = toId<EmployeeId>(demoId("employee", MIHAI));
  for (const [n, asked] of [
    { event: "accept", readyInMinutes: 20 } as const,
    { event: "assign", courier: { type: "own", employeeId } } as const,
    { event: "ready" } as const,
  ].entries())
    succeeded(await staff.call("moveOrder", { params: { id }, body: { ...asked, version: version + n } }));
  await visit(page, "/runs");
  const run = page.getByRole("link", { name: new RegExp(`^Livrare ${number}`) });
  await expect(run).toContainText("Gata de ridicat");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  await tabTo(page, new RegExp(`^Livrare ${number}`));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/runs/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Livrare ${number}`);
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Am preluat" }).press("Enter");
  await expect(page.getByText("Pe drum", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Am încasat/u }).press("Space");
  await page.getByRole("button", { name: "Am livrat" }).press("Enter");
  await expect(page.getByText("A fost livrată.")).toBeVisible();
  await page.getByRole("link", { name: "Cursele mele" }).press("Enter");
  await expect(page.getByRole("region", { name: "Încheiate" })).toContainText(`Livrare ${number}`);

  for (const path of ["/operations/orders", "/operations", "/choose-organization", "/choose-boh-app"]) {
    await visit(page, path);
    await page.waitForURL((address) => address.pathname === "/");
    await expect(page.getByText("Acces interzis")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await dismiss(server.home, MIHAI);
});
