import type { ServerProcess } from "#tests/support/server/server-process.ts";
import { cartPage } from "./pages/cart-page.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { expect, runServer, test as diner } from "./pages/fixtures.ts";
import { menuPage } from "./pages/menu-page.ts";
import { tapDemo } from "./pages/sign-in.ts";
import { visit } from "./pages/visit.ts";

// Vite turns a thousand sources into files for the browser when a page first asks for them.
const START_MS = 240_000;

const test = diner.extend<object, { readonly server: ServerProcess }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => runServer({}, use, { development: true }),
    { scope: "worker", timeout: START_MS },
  ],
});

test.describe("the Lab", () => {
  test.setTimeout(2 * START_MS);

  test("shows every message while an order is placed on the page that it is attached to (LAB-6)", async ({
    openBrowser,
  }) => {
    // In development React and Vite say more on the console than a product may.
    const ana = await openBrowser({ expected: [/./u] });
    const opened = ana.context().waitForEvent("page");
    await visit(ana, "/shops/bistro-nord/login?inspect");
    const lab = await opened;
    const sequence = lab.getByRole("region", { name: "Sequence of messages" });
    await expect(sequence).toBeVisible({ timeout: START_MS });
    const message = (name: string) => sequence.getByRole("listitem", { name, exact: true });

    await tapDemo(ana, "Ana Ionescu");
    await ana.waitForURL("**/shops/bistro-nord/menu");
    await expect(message("auth to ports: login")).toHaveCount(1);
    const menu = menuPage(ana);
    await menu.choosePickup("Centru");
    await ana.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
    await expect(menu.cartBar).toBeVisible();
    await expect(message("screen to cart: cart.add")).toHaveCount(1);
    await expect(message("cart to cart: after 250 ms")).toHaveCount(1);
    await expect(message("cart to ports: save")).toHaveCount(1);
    await expect(message("ports to cart: save answered")).toHaveCount(1);

    await menu.cartBar.click();
    await cartPage(ana).onward.click();
    const checkout = checkoutPage(ana);
    await checkout.payInCash();
    await checkout.acceptTerms();
    await lab.getByRole("navigation", { name: "Machines" }).getByRole("button", { name: "checkout" }).click();
    await expect(lab.locator('[data-state="checkout.editing.ready.fresh"]')).toHaveAttribute("data-active");
    await checkout.place.click();
    await ana.waitForURL("**/shops/bistro-nord/orders/*");
    const said = async (): Promise<readonly (string | null)[]> =>
      sequence
        .getByRole("listitem")
        .evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")));
    await expect(message("ports to checkout: placeOrder answered")).toHaveCount(1);
    const order = [
      "screen to checkout: checkout.place",
      "checkout to ports: placeOrder",
      "ports to checkout: placeOrder answered",
      "listeners to app: checkout.placed",
    ];
    expect((await said()).filter((line) => line !== null && order.includes(line))).toEqual(order);
    await expect(lab.locator('[data-state="checkout.placed"]')).toHaveAttribute("data-active");

    await lab.getByRole("button", { name: "Replay here" }).click();
    await lab.getByRole("navigation", { name: "Machines" }).getByRole("button", { name: "cart" }).click();
    await expect(lab.getByRole("list", { name: "Steps of the run" })).toContainText("send cart.add to cart");
  });
});
