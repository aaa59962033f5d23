import { succeeded } from "#tests/support/http/http-client.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs, orderLemonade } from "../pages/order-by-api.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const MOVES = [{ event: "accept", readyInMinutes: 20 }, { event: "ready" }, { event: "complete" }] as const;

test("a manager replays today with other minutes and fewer orders to a slot, by keyboard (DASHBOARD-10)", async ({
  openBrowser,
  site,
}) => {
  const [ana, staff] = [await callerAs(site, "ana@example.com"), await callerAs(site, "staff@example.com")];
  const order = await orderLemonade(ana);
  let { version } = order;
  for (const move of MOVES)
    version = succeeded(
      await staff.call("moveOrder", { params: { id: order.id }, body: { ...move, version } }),
    ).version;

  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await page.waitForURL("**/choose-boh-app");
  await visit(page, "/dashboard");
  await page.getByRole("link", { name: "Reia o zi cu alte setări" }).press("Enter");
  await page.waitForURL("**/dashboard/replay");
  await expect(page.getByRole("heading", { name: "Reia o zi", level: 1 })).toBeVisible();
  const day = page.getByLabel("Ziua");
  const yesterday = await day.inputValue();
  const today = new Date(Date.parse(yesterday) + 86_400_000).toISOString().slice(0, 10);
  await day.fill(today);
  await page.getByLabel("Locația").selectOption({ label: "Bistro Nord · Centru" });

  const minutes = page.getByRole("slider", { name: "Preparare" });
  await expect(minutes).toHaveValue("20");
  await expect(page.getByText("ca la fiecare comandă")).toBeVisible();
  await expect(page.getByText("La timp", { exact: true }).first()).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await minutes.press("End");
  await expect(page.getByText("90 min", { exact: true })).toBeVisible();
  await minutes.press("ArrowLeft");
  await expect(page.getByText("85 min", { exact: true })).toBeVisible();

  const capacity = page.getByRole("slider", { name: "Comenzi pe interval de 15 minute" });
  const unlimited = page.getByRole("switch", { name: "Fără limită" });
  if (await unlimited.isChecked()) await unlimited.press("Space");
  await capacity.press("Home");
  await expect(capacity).toHaveValue("1");
  await page.getByText("Arată tabelul").press("Enter");
  await expect(
    page.getByRole("table", { name: "Comenzile după ora la care au fost plasate" }).getByRole("row").nth(1),
  ).toContainText("→");
  await page.getByRole("button", { name: "Ca în ziua aceea" }).press("Enter");
  await expect(page.getByText("0 comenzi ar fi ieșit altfel")).toBeVisible();
});
