import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { layoutShifts, loadLetters } from "./pages/layout-shift.ts";
import { callerAs, preferMethod } from "./pages/order-by-api.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";
import { waitForHydration } from "./pages/visit.ts";

const WIDTHS = [390, 768, 1280];

test.describe("the layout does not shift", () => {
  test("on the order list while it loads, at any width (DESIGN-6)", async ({ openBrowser }) => {
    const page = await openBrowser();
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of ["/shops/bistro-nord/orders", "/shops/bistro-nord/orders?state=past"]) {
        await page.goto(address);
        await waitForHydration(page);
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
        expect([width, address, await layoutShifts(page)]).toEqual([width, address, []]);
      }
    }
  });

  test("on the menu of somebody who comes back, however they get their orders, at any width (PAGE-14)", async ({
    openBrowser,
    site,
  }) => {
    const ana = await callerAs(site, "ana@example.com");
    const page = await openBrowser();
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    await loadLetters(page, "/shops/bistro-nord/menu");
    for (const method of FULFILLMENT_METHODS) {
      await preferMethod(ana, method);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto("/shops/bistro-nord/menu");
        const again = page.getByRole("region", { name: "Comandă din nou" });
        await expect(again.getByRole("article").first()).toBeVisible();
        expect([method, width, await layoutShifts(page)]).toEqual([method, width, []]);
      }
    }
  });

  test("on a menu whose popular products changed places since its page was drawn (PAGE-14)", async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ viewport: { width: 768, height: 1100 } });
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    await loadLetters(page, "/shops/bistro-nord/menu");
    const popular = page.getByRole("region", { name: "Populare" });
    const links = popular.getByRole("article").getByRole("link");
    await expect(links.first()).toBeVisible();
    const [formerFirst = "", formerSecond = ""] = await links.allTextContents();
    // Not by a route, with which the browser would have to fetch its letters again.
    await page.addInitScript(() => {
      const ask = fetch;
      globalThis.fetch = async (input, init) => {
        const answer = await ask(input, init);
        if (!answer.url.includes("/api/menu?")) return answer;
        const menu: { readonly popular_product_ids: readonly string[] } = await answer.json();
        const [first = "", second = "", ...others] = menu.popular_product_ids;
        return Response.json({ ...menu, popular_product_ids: [second, first, ...others] }, answer);
      };
    });
    await page.reload();
    await expect(links.first()).toHaveText(formerSecond);
    await expect(links.nth(1)).toHaveText(formerFirst);
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    expect(await layoutShifts(page)).toEqual([]);
  });

  test("where one signs in, when a passkey is offered (DESIGN-6)", async ({ openBrowser }) => {
    const page = await openBrowser();
    await loadLetters(page, "/login");
    for (const address of ["/login", "/shops/bistro-nord/login"])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1200 });
        await page.goto(address);
        await expect(page.getByRole("button", { name: "Intră cu o cheie de acces" })).toBeVisible();
        expect([width, address, await layoutShifts(page)]).toEqual([width, address, []]);
      }
  });

  test("where points are explained to a guest, at any width (DESIGN-6)", async ({ openBrowser }) => {
    const page = await openBrowser();
    await loadLetters(page, "/shops/bistro-nord/rewards");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/shops/bistro-nord/rewards");
      await expect(page.getByRole("main").getByRole("link", { name: "Creează cont" })).toBeVisible();
      expect([width, await layoutShifts(page)]).toEqual([width, []]);
    }
  });

  test("in the outline of a cart and of a checkout, while their style sheets come (PAGE-12, DESIGN-6)", async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    // Who is there is not known until the end, so that the outline stays; with a cart the page itself would say it (PAGE-13).
    // Not by a route, with which the browser would keep nothing and have to fetch its letters for each page.
    await page.addInitScript(() => {
      const ask = fetch;
      globalThis.fetch = (input, init) =>
        String(input instanceof Request ? input.url : input).includes("/api/auth/me")
          ? new Promise(() => undefined)
          : ask(input, init);
    });
    await page.context().clearCookies({ name: /^diner_cart_/u });
    await loadLetters(page, "/shops/bistro-nord/menu");
    const fetched = new Set<string>();
    page.on("request", (request) => fetched.add(new URL(request.url()).pathname));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      for (const [address, name] of [
        ["/shops/bistro-nord/cart", "Coșul tău"],
        ["/shops/bistro-nord/checkout", "Finalizează comanda"],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
        await waitForHydration(page);
        await expect
          .poll(() => page.locator("link[rel=stylesheet]:not([disabled])").evaluateAll(areThere))
          .toBe(true);
        expect([width, address, await layoutShifts(page)]).toEqual([width, address, []]);
      }
    }
    // What a page has in its head would come after what its late files brought.
    const own = await page
      .locator("link[rel=stylesheet][disabled]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((file) => fetched.has(file))).toEqual([]);
  });

  test("under a product's dialog while the menu loads, at any width", async ({ openBrowser }) => {
    const page = await openBrowser();
    await loadLetters(page, "/shops/bistro-nord");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/shops/bistro-nord/products/burger-nord");
      await expect(page.getByRole("dialog", { name: "Burger Nord" })).toBeVisible();
      // The menu comes once somebody does something.
      await page.mouse.move(width / 2, 80);
      await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
      await expect(page.locator("main").getByText("Limonadă clasică").first()).toBeAttached();
      expect([width, await layoutShifts(page)]).toEqual([width, []]);
    }
  });
});

function areThere(links: readonly Element[]): boolean {
  return links.length > 0 && links.every((link) => link instanceof HTMLLinkElement && link.sheet !== null);
}
