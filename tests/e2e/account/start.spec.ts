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
  // Another shop's page is a document of its own, so that the address is right before that document is asked for.
  const begin = async (path: string, to: string, heading: string): Promise<void> => {
    await page.goto(`${site}${path}`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expect(page).toHaveURL(`${site}${to}`);
  };
  const MENU = "/shops/bistro-nord/menu";
  await begin("/pwa-start", "/", "Mai multe comenzi directe");
  await visit(page, "/shops/zen/menu");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("diner_last_shop"))).toBe("zen");
  await begin("/pwa-start", "/shops/zen/menu", "Zen");
  await begin("/shops/bistro-nord/pwa-start", MENU, "Bistro Nord");

  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  const ana = await callerAs(site, "ana@example.com");
  const order = await orderLemonade(ana);
  const path = `/shops/bistro-nord/orders/${order.id}`;
  await visit(page, path);
  await expect(orderPage(page).heading).toHaveText(`Comanda ${order.number}`);
  for (const start of ["/pwa-start", "/shops/bistro-nord/pwa-start"])
    await begin(start, path, `Comanda ${order.number}`);
  await cancelOrder(ana, order);
  await begin("/shops/bistro-nord/pwa-start", MENU, "Bistro Nord");
  expect(await page.evaluate(() => localStorage.getItem("diner_active_order"))).toBeNull();
});
