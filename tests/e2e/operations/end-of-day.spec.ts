import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs } from "../pages/order-by-api.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { orderDelivery } from "#tests/support/shopping/http-shopping.ts";

const RIDER = { type: "outside", name: "Radu Iacob", phone: "0722 333 444" } as const;
const MOVES = [
  { event: "accept", readyInMinutes: 20 },
  { event: "assign", courier: RIDER },
  { event: "ready" },
  { event: "dispatch" },
  { event: "complete" },
] as const;

test("a manager closes the day and counts a courier's cash by keyboard; an employee may not", async ({
  openBrowser,
  site,
}) => {
  const [ana, staff] = [await callerAs(site, "ana@example.com"), await callerAs(site, "staff@example.com")];
  const order = await orderDelivery(ana);
  let { version } = order;
  for (const move of MOVES)
    version = succeeded(
      await staff.call("moveOrder", { params: { id: order.id }, body: { ...move, version } }),
    ).version;

  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.waitForURL("**/choose-organization");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/choose-organization"));
  await visit(page, "/operations/end-of-day");
  const taken = page.getByRole("table", { name: "Încasări" }).first();
  await expect(taken.getByRole("row", { name: /^În total/u })).toContainText("lei");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const couriers = page.getByRole("table", { name: "Curieri" });
  await couriers.getByRole("button", { name: `Numără numerarul de la ${RIDER.name}` }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: `Numerar de la ${RIDER.name}` });
  await expect(sheet.getByText(/^De predat:/u)).toBeVisible();
  await expect(sheet.getByLabel("Suma numărată")).toBeFocused();
  await page.keyboard.type("1,50");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Câmp obligatoriu")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await page.keyboard.type("A plătit benzina");
  await sheet.getByRole("button", { name: "Confirmă suma" }).press("Enter");
  await expect(sheet).toBeHidden();
  await expect(couriers.getByRole("row", { name: RIDER.name })).toContainText("Predat");
  const drops = page.getByRole("table", { name: "Numerar predat" });
  await expect(drops.getByRole("row", { name: RIDER.name })).toContainText("A plătit benzina");
  await expect(drops.getByRole("row", { name: RIDER.name })).toContainText("Andrei Stan");
  await page.getByLabel("Ziua").fill("2020-01-02");
  await expect(page).toHaveURL(/date=2020-01-02/u);
  await expect(page.getByText("Nicio comandă încheiată în această zi").first()).toBeVisible();

  const cook = await openBrowser();
  await visit(cook, "/login");
  await tapDemo(cook, "Ioana Dumitru");
  await cook.waitForURL("**/operations/pending");
  await visit(cook, "/operations/end-of-day");
  await cook.waitForURL("**/operations/pending");
});
