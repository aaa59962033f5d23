import type { Page } from "@playwright/test";
import { succeeded } from "#tests/support/http/http-client.ts";
import { orderCart } from "#tests/support/shopping/http-shopping.ts";
import { cartPage } from "./pages/cart-page.ts";
import { expect, test } from "./pages/fixtures.ts";
import { layoutShifts } from "./pages/layout-shift.ts";
import { menuPage } from "./pages/menu-page.ts";
import { callerAs, preferMethod } from "./pages/order-by-api.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { visit, waitForHydration } from "./pages/visit.ts";

const ORDERS = "/shops/bistro-nord/orders";
const HOME = "/shops/bistro-nord/home";
const WIDTHS = [390, 768, 1280];

test.describe("own pages that are opened by their address (PAGE-13)", () => {
  test("are in the first HTML, are taken over as they are, and follow the kitchen", async ({
    openBrowser,
    site,
  }) => {
    const ana = await callerAs(site, "ana@example.com");
    const staff = await callerAs(site, "staff@example.com");
    const { id, number } = await orderCart(ana);
    const page = await openBrowser();
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    const storageState = await page.context().storageState();

    const unscripted = await openBrowser({ javaScriptEnabled: false, storageState });
    await unscripted.goto(`${ORDERS}/${id}`);
    await expect(unscripted.getByRole("heading", { level: 1, name: `Comanda ${number}` })).toBeVisible();
    await expect(unscripted.getByText("Așteaptă confirmarea")).toBeVisible();
    await unscripted.getByRole("main").getByRole("link", { name: "Comenzile mele" }).click();
    await expect(unscripted.getByRole("main").getByRole("link", { name: number })).toBeVisible();

    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const width of WIDTHS)
      for (const address of [ORDERS, HOME, `${ORDERS}/${id}`]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address);
        await waitForHydration(page);
        await expect(page.getByRole("main").getByText(number).first()).toBeVisible();
        expect([width, address, await layoutShifts(page)]).toEqual([width, address, []]);
      }
    // Who is there is known, and nothing was drawn otherwise by the app than by the server.
    expect(asked.filter((path) => path === "/api/auth/me" || path === "/api/reports")).toEqual([]);
    expect(asked).toContain(`/api/orders/${id}`);

    succeeded(
      await staff.call("moveOrder", {
        params: { id },
        body: { event: "accept", version: 1, readyInMinutes: 20 },
      }),
    );
    await expect(page.getByRole("region", { name: "Stadiul comenzii" })).toContainText("Acceptată");
  });

  test("show the lines of the cart in its outline and in that of checkout, until both can be used", async ({
    openBrowser,
    site,
  }) => {
    const ana = await callerAs(site, "ana@example.com");
    // Only what is delivered misses something for being free.
    await preferMethod(ana, "delivery");
    const page = await openBrowser();
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    await visit(page, "/shops/bistro-nord/menu");
    // Enough for a delivery, so that nothing stands in the way of the order.
    const add = page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first();
    for (let piece = 0; piece < 3; piece += 1) await add.click();
    await expect(menuPage(page).cartBar).toContainText(/48,00\slei/);
    await expect.poll(() => heldCart(page)).toContain('"qty":3');
    const unscripted = await openBrowser({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    for (const [place, title] of [
      ["cart", "Coșul tău"],
      ["checkout", "Finalizează comanda"],
    ] as const) {
      await unscripted.goto(`/shops/bistro-nord/${place}`);
      await expect(unscripted.getByRole("region", { name: title })).toContainText(
        /Limonadă clasică.*48,00\slei/,
      );
    }

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/shops/bistro-nord/cart");
      await expect(cartPage(page).onward).toContainText(/48,00\slei/);
      await expect(page.getByText(/^Mai adaugă produse de .* pentru livrare gratuită$/)).toBeVisible();
      expect([width, await layoutShifts(page)]).toEqual([width, []]);
    }
    await page.goto("/shops/bistro-nord/checkout");
    await expect(page.getByRole("dialog").getByText("Limonadă clasică").first()).toBeVisible();
    await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
    await page.goto("/shops/bistro-nord/cart");
    await page.getByRole("button", { name: "Mai mult" }).click();
    await expect(page.getByRole("link", { name: /Spre comandă — 64,00\slei/ })).toBeVisible();
  });

  test("show the lines of the cart as they were drawn until the menu is there, and stand still when it comes", async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ serviceWorkers: "block" });
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    await visit(page, "/shops/bistro-nord/menu");
    await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
    await expect.poll(() => heldCart(page)).toContain('"qty":1');
    const menuAsked = Promise.withResolvers<void>();
    const menuComes = Promise.withResolvers<void>();
    await page.route("**/api/menu?**", async (route) => {
      menuAsked.resolve();
      await menuComes.promise;
      await route.continue();
    });
    await page.goto("/shops/bistro-nord/cart");
    await menuAsked.promise;
    await waitForHydration(page);
    await expect(page.getByRole("link", { name: /^Spre comandă — 16,00\slei/ })).toBeVisible();
    await expect(cartPage(page).dialog.getByText("Limonadă clasică")).toBeVisible();
    // What letters that came late had moved until here is no matter of this story.
    const movedBefore = await layoutShifts(page);
    menuComes.resolve();
    await expect(page.getByRole("button", { name: "Plătește cu 150 de puncte" })).toBeVisible();
    expect(await layoutShifts(page)).toEqual(movedBefore);
  });

  test("show nothing of somebody who has signed out, however one comes back to them", async ({
    openBrowser,
    site,
  }) => {
    const ana = await callerAs(site, "ana@example.com");
    const { id, number } = await orderCart(ana);
    const page = await openBrowser();
    await signInToShop(page, "bistro-nord", "Ana Ionescu");
    await page.goto(`${ORDERS}/${id}`);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Contul meu" }).click();
    await page.getByRole("link", { name: "Ieși din cont" }).click();
    await page.waitForURL((url) => url.pathname.endsWith("/menu"));
    await page.goBack();
    await expect(page.getByText(number)).toHaveCount(0);
    await page.goto(`${ORDERS}/${id}`);
    await page.waitForURL((url) => url.pathname.endsWith("/login"));
    await expect(page.getByText(number)).toHaveCount(0);
  });
});

/** The server's cart of this browser, as it is answered. */
async function heldCart(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const id = cookies.find(({ name }) => name.startsWith("diner_cart_"))?.value;
  return (await page.request.get(`/api/carts/${id}`)).text();
}
