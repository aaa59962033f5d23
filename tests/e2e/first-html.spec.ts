import { expect, test } from "./pages/fixtures.ts";
import { menuPage } from "./pages/menu-page.ts";
import { waitForHydration } from "./pages/visit.ts";

const MENU = "/shops/bistro-nord/menu";

test.describe("the server's HTML before any script", () => {
  test("contains the menu, with title and description", async ({ openBrowser, site }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(MENU);
    await expect(page).toHaveTitle("Meniu – Bistro Nord");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site}${MENU}`);
    await expect(page.getByRole("heading", { level: 1, name: "Bistro Nord" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Burger Nord", exact: true }).first()).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Limonadă clasică" }).first()).toContainText(
      /16,00\slei/,
    );

    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = described.flatMap((text) => [JSON.parse(text)].flat());
    expect(things).toContainEqual(
      expect.objectContaining({ "@type": "Restaurant", name: "Bistro Nord Centru" }),
    );
    expect(described.join()).toContain('"@type":"Menu"');
    expect(described.join()).toContain("Burger Nord");
  });

  test("links to a product page that works without scripts (PAGE-4)", async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(MENU);
    // A plus that can do nothing is not shown.
    await expect(page.getByRole("button", { name: /^Adaugă / })).toHaveCount(0);
    await page.getByRole("link", { name: "Burger Nord", exact: true }).first().click();
    await expect(page).toHaveURL(/\/shops\/bistro-nord\/products\/burger-nord$/);
    await expect(page).toHaveTitle("Burger Nord – Bistro Nord");
  });

  test("presses a button again that was pressed before the app took the page over (PAGE-4)", async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    const held = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(MENU, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
    await expect(menuPage(page).cartBar).toBeHidden();
    held.resolve(undefined);
    await expect(menuPage(page).cartBar).toContainText(/16,00\slei/);
  });

  test("takes a press whose beginning came before the app and its end after it, once (PAGE-4)", async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    const presses = async (path: string, name: string): Promise<void> => {
      const held = Promise.withResolvers<undefined>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.getByRole("button", { name }).first().hover();
      await page.mouse.down();
      held.resolve(undefined);
      await waitForHydration(page);
      await page.mouse.up();
      await page.unroute(/\/assets\/.*\.js$/);
    };
    await presses("/shops/bistro-nord/login", "Ana Ionescu");
    await page.waitForURL(`**${MENU}`);
    await presses(MENU, "Adaugă Limonadă clasică");
    await expect(menuPage(page).cartBar).toContainText(/16,00\slei/);
  });

  test("a shop's own host serves the shop at the root and redirects the long path there", async ({
    openBrowser,
    site,
  }) => {
    const { port } = new URL(site);
    const own = `http://bistro-nord.localhost:${port}`;
    const page = await openBrowser();
    const answer = await page.goto(`${own}${MENU}`);
    const moved = await answer?.request().redirectedFrom()?.response();
    expect(moved?.status()).toBe(301);
    expect(page.url()).toBe(`${own}/menu`);
    await expect(page).toHaveTitle("Meniu – Bistro Nord");
    await page.getByRole("link", { name: "Burger Nord", exact: true }).first().click();
    await expect(page).toHaveURL(`${own}/products/burger-nord`);
    await expect(page.getByRole("dialog", { name: "Burger Nord" })).toBeVisible();
  });
});
