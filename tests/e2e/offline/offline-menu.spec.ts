import { expect, test } from "../pages/fixtures.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { cartSaved } from "../pages/cart-page.ts";
import { untilKept } from "../pages/kept-pages.ts";
import { signInToShop } from "../pages/sign-in.ts";
import { waitForHydration, visit } from "../pages/visit.ts";

const MENU = "/shops/bistro-nord/menu";
test("a menu is read without a network, and what the cart gained there is saved when it returns", async ({
  openBrowser,
}) => {
  // A revision that the page before counted as well is counted beyond; axe looks at what nobody had on screen.
  const page = await openBrowser({
    serviceWorkers: "allow",
    expected: [/ERR_INTERNET_DISCONNECTED/, /409 \(Conflict\)/, /ERR_FAILED .*\/pictures\//],
  });
  await loadAxe(page.context());
  await visit(page, MENU);
  const addLemonade = () =>
    page
      .getByRole("button", { name: /^Adaugă .*Limonadă clasică/u })
      .first()
      .press("Enter");
  const cart = page.getByRole("complementary", { name: "Coș" });
  const notice = page.getByText(/^Ești offline\. Meniu văzut: Astăzi la \d\d:\d\d\.$/u);
  const first = cartSaved(page);
  await addLemonade();
  await first;
  await untilKept(page);

  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await addLemonade();
  await expect(cart).toContainText("32,00 lei");
  const second = cartSaved(page);
  await page.context().setOffline(false);
  await second;
  await expect(notice).toBeHidden();

  await page.context().setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(notice).toBeVisible();
  await expect(page.getByText("Eroare necunoscută")).toHaveCount(0);
  await expect(cart).toContainText("32,00 lei");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.goto("/shops/bistro-nord");
  await expect(page).toHaveURL(new RegExp(`${MENU}$`, "u"));
  await waitForHydration(page);
  await expect(notice).toBeVisible();
  await expect(cart).toContainText("32,00 lei");
  const third = cartSaved(page);
  await page.context().setOffline(false);
  await third;
  await expect(cart).toContainText("32,00 lei");
});

test("checkout says without a network that it needs one, and sends nothing when it returns", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/ERR_INTERNET_DISCONNECTED/] });
  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  await visit(page, MENU);
  const saved = cartSaved(page);
  await page
    .getByRole("button", { name: /^Adaugă .*Limonadă clasică/u })
    .first()
    .press("Enter");
  await saved;
  await visit(page, "/shops/bistro-nord/checkout");
  const place = page.getByRole("button", { name: /^Comandă/u });
  await expect(place).toBeEnabled();
  const orders: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/orders")) orders.push(request.url());
  });
  await page.context().setOffline(true);
  await expect(page.getByText("Comanda se trimite numai cu internet.")).toBeVisible();
  await expect(place).toBeDisabled();
  await page.context().setOffline(false);
  await expect(place).toBeEnabled();
  expect(orders).toEqual([]);
});
