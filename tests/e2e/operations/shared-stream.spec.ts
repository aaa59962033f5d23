import { orderDelivery } from "#tests/support/shopping/http-shopping.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs } from "../pages/order-by-api.ts";

test("three tabs of one browser share one stream, and an order arrives in each", async ({
  openBrowser,
  site,
}) => {
  const openStreams = async (): Promise<number> => {
    const metrics = await (await fetch(`${site}/metrics`)).text();
    return Number(/^diner_live_streams (\d+)$/m.exec(metrics)?.[1]);
  };
  await expect.poll(openStreams).toBe(0);
  const page = await openBrowser();
  await openBoard(page);
  const tabs = [page];
  for (const _ of [2, 3]) {
    const tab = await page.context().newPage();
    await tab.goto("/operations/pending");
    await expect(tab.getByText("În direct", { exact: true })).toBeVisible();
    tabs.push(tab);
  }
  expect(await openStreams()).toBe(1);

  const { number } = await orderDelivery(await callerAs(site, "ana@example.com"));
  for (const tab of tabs) await expect(tab.getByRole("article", { name: number, exact: true })).toBeVisible();

  await page.close();
  const next = await orderDelivery(await callerAs(site, "ana@example.com"));
  for (const tab of tabs.slice(1))
    await expect(tab.getByRole("article", { name: next.number, exact: true })).toBeVisible();
  expect(await openStreams()).toBe(1);
  for (const tab of tabs.slice(1)) await tab.goto("/login");
  await expect.poll(openStreams).toBe(0);
});
