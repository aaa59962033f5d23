import { openBoard } from "./pages/board.ts";
import { cartPage } from "./pages/cart-page.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { storedOrder } from "./pages/database.ts";
import { nextSoundAt } from "./pages/audio-probe.ts";
import { cookAndHandOver } from "./pages/hand-over.ts";
import { importShop, tastyIgniterFiles } from "./pages/import-menu.ts";
import { menuPage } from "./pages/menu-page.ts";
import { amountOf } from "./pages/money.ts";
import { clearBoard } from "./pages/order-by-api.ts";
import { orderPage } from "./pages/order-page.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";

const SHOP = "din-fisiere";

const files = tastyIgniterFiles();

/** One product with a modifier from each of two groups, and its price. */
const wanted = files.isSample
  ? { product: "ATA RICE", options: ["Beef", "Large"], total: "23.95" }
  : { product: "Ciorbă de legume a Floarei", options: ["Mare", "Smântână"], total: "28.40" };

test("an order at a shop that was imported a minute ago goes to the kitchen and back", async ({
  openBrowser,
  server,
  site,
}) => {
  if (!files.isSample)
    console.log("DINER_SAMPLE_DATA names no TastyIgniter files: the project's own small ones are imported");
  expect(await importShop(server.home, SHOP, files)).toContain("The staff of bistro-nord works there too.");
  expect(await importShop(server.home, SHOP, files)).toContain("Nothing changed");

  const staffPage = await openBrowser();
  await clearBoard(site);
  const board = await openBoard(staffPage);
  await board.armSound();
  await expect(board.column("Noi").getByRole("article")).toHaveCount(0);

  const ana = await openBrowser();
  await signInToShop(ana, SHOP, "Ana Ionescu");
  const menu = menuPage(ana);
  await menu.choosePickup();
  const sheet = await menu.openProduct(wanted.product);
  for (const option of wanted.options) await sheet.option(option).check();
  expect(await sheet.add()).toBe(wanted.total);
  await menu.cartBar.click();
  const cart = cartPage(ana);
  for (const option of wanted.options) await expect(cart.line(wanted.product)).toContainText(option);
  expect(await amountOf(cart.sum("Total"))).toBe(wanted.total);
  await cart.onward.click();

  const checkout = checkoutPage(ana);
  await expect(checkout.sum("Total")).toBeVisible();
  expect(await amountOf(checkout.sum("Total"))).toBe(wanted.total);
  await checkout.payInCash();
  await checkout.acceptTerms();
  expect(await amountOf(checkout.place)).toBe(wanted.total);
  const seen = board.nextCardAt();
  const heard = nextSoundAt(staffPage);
  await checkout.place.click();
  await ana.waitForURL(`**/shops/${SHOP}/orders/*`);
  const orderId = new URL(ana.url()).pathname.split("/").at(-1) ?? "";
  const order = orderPage(ana);
  await order.mark();
  expect(await amountOf(order.sum("Total"))).toBe(wanted.total);
  const kept = await storedOrder(server.home, orderId);
  expect(kept).toMatchObject({ status: "pending", total: wanted.total, currency: "RON" });
  const placedAt = new Date(kept.placed_at).getTime();
  expect((await seen) - placedAt).toBeLessThan(1000);
  expect((await heard) - placedAt).toBeLessThan(1000);

  const number = ((await order.heading.textContent()) ?? "").replace("Comanda ", "");
  const card = board.card(number);
  expect(await amountOf(card.getByText(/^De încasat /))).toBe(wanted.total);
  await card.getByRole("button", { name: "Acceptă — 15 min" }).click();
  await expect(order.status).toContainText("Așteaptă confirmarea");
  // The next move tells the customer of the accept at once.
  await cookAndHandOver(card, order);
  expect(await order.isStill()).toBe(true);
  await expect
    .poll(() => storedOrder(server.home, orderId))
    .toMatchObject({ status: "fulfilled", total: wanted.total });
});
