import type { Page } from "@playwright/test";
import { withOwner } from "#adapters/server/db/owner.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { ownerOf } from "#tests/support/server/server-process.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { importShop, ownFiles } from "../pages/import-menu.ts";
import { expect, test } from "../pages/fixtures.ts";
import { layoutShift, MAX_LETTER_SHIFT } from "../pages/layout-shift.ts";
import { visit, waitForHydration } from "../pages/visit.ts";

const SHOP = "meniu-mare";
const MENU = `/shops/${SHOP}/menu`;
const PRODUCTS = 1000;
const MENU_CALL = /\/api\/menu\b/;

const sections = (page: Page) => page.locator("main section[data-section]");
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const linksAlone = (page: Page) => page.locator("main section[data-section] li:not(:has(article))");

/** PAGE-9 */
test.describe("a menu of 1,000 products", () => {
  test.beforeEach(async ({ server }) => {
    await importShop(server.home, SHOP, ownFiles());
    const owner = await ownerOf(server.home);
    const [shop] = await withOwner(owner, async (client) => {
      await client.query(
        "update locations set phone = '+40212000000' where shop_id = (select id from shops where slug = $1)",
        [SHOP],
      );
      return (await client.query<{ id: string }>("select id from shops where slug = $1", [SHOP])).rows;
    });
    if (shop === undefined) throw new Error("The shop was not imported");
    await makeManyProducts(owner, shop.id, PRODUCTS);
  });

  test("is all links without scripts, each in the shape of a card", async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(MENU);
    await expect(page.locator('main a[href*="/products/"]')).toHaveCount(PRODUCTS);
    const last = sections(page).last().getByRole("link").last();
    const name = await last.innerText();
    await last.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test("becomes cards when it has come, and nothing moves", async ({ openBrowser }) => {
    const page = await openBrowser();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const held = Promise.withResolvers<undefined>();
      await page.route(MENU_CALL, async (route) => {
        await held.promise;
        await route.continue();
      });
      const answered = page.waitForResponse(MENU_CALL);
      await visit(page, MENU);
      // On a busy machine the first letters are those of the fallback, which are a pixel or two off.
      await page.evaluate(async () => void (await document.fonts.load("1em 'Figtree Variable'", "aș")));
      const before = await layoutShift(page);
      expect(before).toBeLessThan(MAX_LETTER_SHIFT);
      held.resolve(undefined);
      await answered;
      await page.unroute(MENU_CALL);
      const first = sections(page).first();
      await expect(cards(page)).toHaveCount(PRODUCTS);
      await expect(first.getByRole("listitem")).toHaveCount(await first.getByRole("article").count());
      const strip = page.getByRole("navigation", { name: "Categorii" }).getByRole("link");
      await strip.last().click();
      const last = sections(page).last();
      await expect(last.getByRole("heading", { level: 2 })).toBeFocused();
      await expect(last.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(last.getByRole("article").first()).toBeVisible();
      await expect(linksAlone(page)).toHaveCount(0);
      await expect(strip.last()).toHaveAttribute("aria-current", "location");
      expect([width, await layoutShift(page)]).toEqual([width, before]);
    }
  });

  test("keeps the focus on a link that becomes a card, and makes cards whole as they come near", async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    const held = Promise.withResolvers<undefined>();
    await page.route(MENU_CALL, async (route) => {
      await held.promise;
      await route.continue();
    });
    await visit(page, MENU);
    const last = sections(page).last().getByRole("link").last();
    const name = await last.innerText();
    await last.focus();
    held.resolve(undefined);
    const card = sections(page).last().getByRole("article").last();
    await expect(card.getByRole("link", { name })).toBeFocused();
    await expect(card.getByRole("button")).toBeVisible();
    const shifted = await layoutShift(page);
    const middle = cards(page).nth(PRODUCTS / 2);
    await expect(middle.getByRole("button")).toHaveCount(0);
    await middle.scrollIntoViewIfNeeded();
    await expect(middle.getByRole("button")).toBeVisible();
    expect(await layoutShift(page)).toBe(shifted);
  });

  test("is filtered once it has come, and claims nothing before", async ({ openBrowser }) => {
    const page = await openBrowser();
    await page.addInitScript(() => {
      if (origin !== "null") sessionStorage["diner_menu_filter"] = '{"without":["gluten"],"diets":[]}';
    });
    const held = Promise.withResolvers<undefined>();
    await page.route(MENU_CALL, async (route) => {
      await held.promise;
      await route.continue();
    });
    await visit(page, MENU);
    const bar = page.getByRole("status").filter({ hasText: "fără gluten" });
    await expect(cards(page).first()).toBeVisible();
    await expect(bar).toHaveCount(0);
    held.resolve(undefined);
    // An imported menu declares nothing: all of it is hidden, and counted.
    await expect(bar).toContainText("1.000 de produse ascunse");
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Alergeni și diete (1)" })).toBeVisible();
  });

  test("is used before it comes: its first products open, the others are links", async ({ openBrowser }) => {
    const page = await openBrowser();
    const held = Promise.withResolvers<undefined>();
    await page.route(MENU_CALL, async (route) => {
      await held.promise;
      await route.continue();
    });
    await loadAxe(page.context());
    await visit(page, MENU);
    const card = cards(page).first();
    const name = await card.getByRole("heading").innerText();
    await card.getByRole("link").click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await violations(page, "light", false)).toEqual([]);
    held.resolve(undefined);
    await expect(cards(page)).toHaveCount(PRODUCTS);
    await expect(linksAlone(page)).toHaveCount(0);
    expect(await violations(page, "light", false)).toEqual([]);
  });

  test("is read without a network after one visit, all of it (PAGE-7)", async ({ openBrowser }) => {
    const page = await openBrowser({ serviceWorkers: "allow", expected: [/ERR_INTERNET_DISCONNECTED/] });
    await visit(page, MENU);
    await expect(cards(page)).toHaveCount(PRODUCTS);
    const kept = () =>
      page.evaluate(async (path) => {
        const menus = await caches.open(`diner-menu-data${path}`);
        return [(await menus.keys()).length, (await caches.match(location.pathname)) !== undefined];
      }, `/shops/${SHOP}`);
    await expect.poll(kept).toEqual([1, true]);
    await page.context().setOffline(true);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText(/^Ești offline\. Meniu văzut: Astăzi la/u)).toBeVisible();
    await expect(cards(page)).toHaveCount(PRODUCTS);
    await expect(page.getByText("Eroare necunoscută")).toHaveCount(0);
  });
});
