import { expect, test } from "../pages/fixtures.ts";
import { cartSaved } from "../pages/cart-page.ts";
import { untilKept } from "../pages/kept-pages.ts";
import { waitForHydration, visit } from "../pages/visit.ts";

const MENU = "/shops/bistro-nord/menu";
const KEPT = /^diner_kept_cart_/u;

test("what a cart gained without a network is there after a reload, and is saved when it returns (CART-24)", async ({
  openBrowser,
}) => {
  // A revision that the page before counted as well is counted beyond.
  const page = await openBrowser({
    serviceWorkers: "allow",
    expected: [/ERR_INTERNET_DISCONNECTED/, /409 \(Conflict\)/],
  });
  await visit(page, MENU);
  const addLemonade = () =>
    page
      .getByRole("button", { name: /^Adaugă .*Limonadă clasică/u })
      .first()
      .press("Enter");
  const cart = page.getByRole("complementary", { name: "Coș" });
  const unsaved = () =>
    page.evaluate(
      (pattern) =>
        Object.entries(localStorage)
          .filter(([name]) => new RegExp(pattern, "u").test(name))
          .filter(([, text]) => JSON.parse(text).known.length > 1).length,
      KEPT.source,
    );
  const first = cartSaved(page);
  await addLemonade();
  await first;
  await expect.poll(unsaved).toBe(0);
  await untilKept(page);

  await page.context().setOffline(true);
  await addLemonade();
  await expect(cart).toContainText("32,00 lei");
  await expect.poll(unsaved).toBe(1);
  await page.reload();
  await waitForHydration(page);
  await expect(cart).toContainText("32,00 lei");

  const second = cartSaved(page);
  await page.context().setOffline(false);
  await second;
  await expect.poll(unsaved).toBe(0);
  await page.reload();
  await waitForHydration(page);
  await expect(cart).toContainText("32,00 lei");
});
