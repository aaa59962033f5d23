import { loadAxe, violations } from "../pages/axe.ts";
import { callerAs, cancelOrder, orderLemonade } from "../pages/order-by-api.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const SHOP = "/shops/bistro-nord";
const UNDER_WAY = /\/api\/orders\?.*state(?:%5D|\])=active/u;
const THEMES = ["light", "dark"] as const;

test("a customer's start shows the active order live and orders an old one again, found by its product", async ({
  openBrowser,
  site,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, `${SHOP}/home`);
  await page.waitForURL(`**${SHOP}/login?redirect=**`);
  await tapDemo(page, "Ana Ionescu");
  await page.waitForURL(`**${SHOP}/home`);
  await expect(page.getByRole("heading", { name: "Bună, Ana!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nicio comandă în curs" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ai 500 de puncte/ })).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  const ana = await callerAs(site, "ana@example.com");
  const order = await orderLemonade(ana);
  // The list of what is under way is read again once the order is over: the start still says how it ended (ORDER-42).
  const isOver = Promise.withResolvers<void>();
  await page.route(UNDER_WAY, async (route) => {
    await isOver.promise;
    await route.continue();
  });
  const readAgain = page.waitForResponse(UNDER_WAY);
  await page.reload();
  const live = page.getByRole("region", { name: "Comanda ta" });
  await expect(live.getByRole("status")).toContainText("Așteaptă confirmarea");
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await cancelOrder(ana, order);
  isOver.resolve();
  expect(await (await readAgain).text()).not.toContain(order.number);
  await expect(live.getByRole("status")).toContainText("Anulată");
  // Nothing is left to follow.
  await expect(live.getByRole("link", { name: "Detalii" })).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  await page.getByRole("button", { name: "Contul meu" }).press("Enter");
  await expect(page.getByRole("link", { name: "Acasă" })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Escape");
  const again = page.getByRole("region", { name: "Comandă din nou" });
  await again
    .getByRole("button", { name: /^Comandă din nou comanda/ })
    .last()
    .press("Enter");
  await page.waitForURL(`**${SHOP}/menu`);
  await expect(page.getByRole("button", { name: /^Coș|coș/ }).first()).toBeVisible();

  await visit(page, `${SHOP}/orders?state=past`);
  const list = page.getByRole("main");
  await expect(list.getByRole("link", { name: "Trecute" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("searchbox", { name: "Caută în comenzi" }).fill("limonada");
  await page.keyboard.press("Enter");
  await page.waitForURL("**search=limonada");
  await expect(list.getByRole("link", { name: /Limonadă/ }).first()).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("searchbox").fill("ananas");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nicio comandă găsită" })).toBeVisible();
  await page.getByRole("link", { name: "Arată toate comenzile" }).press("Enter");
  await expect(list.getByRole("link", { name: /Limonadă/ }).first()).toBeVisible();
});
