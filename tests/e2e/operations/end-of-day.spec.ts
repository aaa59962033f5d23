import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs, orderLemonade } from "../pages/order-by-api.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";
import { succeeded } from "#tests/support/http/http-client.ts";

test("a manager closes the day: what was taken, by whom, and what was lost; an employee may not", async ({
  openBrowser,
  site,
}) => {
  const [ana, staff] = [await callerAs(site, "ana@example.com"), await callerAs(site, "staff@example.com")];
  const order = await orderLemonade(ana);
  let { version } = order;
  const moves = [{ event: "accept", readyInMinutes: 20 }, { event: "ready" }, { event: "complete" }] as const;
  for (const move of moves)
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
