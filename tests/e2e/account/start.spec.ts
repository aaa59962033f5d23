import { expect, test } from "../pages/fixtures.ts";
import { callerAs, cancelOrder, orderLemonade } from "../pages/order-by-api.ts";
import { orderPage } from "../pages/order-page.ts";
import { signInToShop } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

test("the installed app begins with the order under way, else at the last shop's menu", async ({
  openBrowser,
  site,
}) => {
  const page = await openBrowser();
  const begin = (path: string) => page.goto(`${site}${path}`);
  await begin("/pwa-start");
  await page.waitForURL((address) => address.pathname === "/");
  await visit(page, "/shops/zen/menu");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("diner_last_shop"))).toBe("zen");
  await begin("/pwa-start");
  await page.waitForURL("**/shops/zen/menu");
  await begin("/shops/bistro-nord/pwa-start");
  await page.waitForURL("**/shops/bistro-nord/menu");

  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  const ana = await callerAs(site, "ana@example.com");
  const order = await orderLemonade(ana);
  const path = `/shops/bistro-nord/orders/${order.id}`;
  await visit(page, path);
  await expect(orderPage(page).heading).toHaveText(`Comanda ${order.number}`);
  for (const start of ["/pwa-start", "/shops/bistro-nord/pwa-start"]) {
    await begin(start);
    await page.waitForURL(`**${path}`);
  }
  await cancelOrder(ana, order);
  await begin("/shops/bistro-nord/pwa-start");
  await page.waitForURL("**/shops/bistro-nord/menu");
  expect(await page.evaluate(() => localStorage.getItem("diner_active_order"))).toBeNull();
});
