import { readFile } from "node:fs/promises";
import { succeeded } from "#tests/support/http/http-client.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs, orderLemonade } from "../pages/order-by-api.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const MOVES = [{ event: "accept", readyInMinutes: 20 }, { event: "ready" }, { event: "complete" }] as const;

test("a manager reads the figures by keyboard, follows one to its orders and saves a table; an employee may not (DASHBOARD-7)", async ({
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
  await page.getByRole("button", { name: "Panou" }).press("Enter");
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("link", { name: /^Vânzări nete/u })).toContainText("lei");

  await page.getByLabel("Perioadă").selectOption("today");
  await expect(page).toHaveURL(/\/dashboard\?period=today$/u);
  await expect(page.getByRole("heading", { name: "Vânzări pe ore" })).toBeVisible();
  const orders = page.getByRole("link", { name: /^Comenzi \d/u });
  const [, sold = ""] = /^Comenzi\s*(\d+)/u.exec((await orders.textContent()) ?? "") ?? [];
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descarcă CSV: TVA pe cote" }).press("Enter"),
  ]);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\uFEFFrate;orders;net;vat;gross;currency\r\n")).toBe(true);
  expect(text).toMatch(/^\d+,00;\d+;\d+,\d\d;\d+,\d\d;\d+,\d\d;RON\r$/mu);

  await page.getByText("Arată tabelul").press("Enter");
  await expect(page.getByRole("table", { name: "Vânzări pe ore" }).getByRole("row").last()).toContainText(
    "lei",
  );

  await orders.press("Enter");
  await page.waitForURL(/\/operations\/orders\?status=fulfilled&tests=none&from=[\d-]+&to=[\d-]+$/u);
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${sold} `, "u") })).toBeVisible();

  const cook = await openBrowser();
  await visit(cook, "/login");
  await tapDemo(cook, "Ioana Dumitru");
  await cook.waitForURL("**/operations/pending");
  await visit(cook, "/dashboard");
  await cook.waitForURL("**/operations/pending");
});
