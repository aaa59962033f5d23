import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { openBoard } from "./pages/board.ts";
import { cartPage } from "./pages/cart-page.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { storedOrder } from "./pages/database.ts";
import { nextSoundAt, waitForSilence } from "./pages/audio-probe.ts";
import { cookAndHandOver } from "./pages/hand-over.ts";
import { menuPage } from "./pages/menu-page.ts";
import { amountOf } from "./pages/money.ts";
import { clearBoard } from "./pages/order-by-api.ts";
import { orderPage } from "./pages/order-page.ts";
import { pointsOf } from "./pages/points.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";

const BISTRO = demoId("shop", "bistro-nord");

// A burger of 42.00 and bacon of 6.00, less 20 %; the lemonade of 16.00 is paid with 150 points.
const TOTAL = "38.40";
const POINTS_SPENT = 150;
const POINTS_EARNED = 38;

/** An acceptance is sent after ten seconds (ORDER-15); the rest is the time until the screen shows it. */
const NOTIFIED_WITHIN = { timeout: 14_000 };

test("Ana's order goes from the menu to the kitchen and back", async ({ openBrowser, server, site }) => {
  const staffPage = await openBrowser({ viewport: { width: 1280, height: 800 } });
  await clearBoard(site);
  const board = await openBoard(staffPage);
  await board.armSound();
  await expect(board.column("Noi").getByRole("article")).toHaveCount(0);

  const ana = await openBrowser();
  await signInToShop(ana, "bistro-nord", "Ana Ionescu");
  const pointsBefore = await pointsOf(ana, BISTRO);
  const menu = menuPage(ana);
  await menu.choosePickup("Centru");

  // Two modifiers, one of them required; then a coupon, while the burger is the only line.
  const burger = await menu.openProduct("Burger Nord");
  await burger.option("Mediu spre bine").check();
  await burger.option("Bacon crocant").check();
  expect(await burger.add()).toBe("48.00");
  await menu.cartBar.click();
  const cart = cartPage(ana);
  await cart.applyCoupon("NORD20");
  await expect(cart.line("Burger Nord")).toContainText("20 % la orice");
  await expect(cart.sum("Total")).toHaveText(/^38,40\slei$/);
  await cart.dialog.getByRole("button", { name: "Mai adaugă" }).click();

  const lemonade = await menu.openProduct("Limonadă clasică");
  await lemonade.dialog.getByRole("switch", { name: /^Plătește cu puncte/ }).check();
  await lemonade.dialog.getByRole("button", { name: /^Adaugă — / }).click();
  await menu.cartBar.click();
  await expect(cart.line("Limonadă clasică")).toContainText("Plătit cu 150 de puncte");
  await expect(cart.line("Limonadă clasică")).not.toContainText("20 % la orice");
  await expect(cart.sum("20 % la orice")).toHaveText(/^−9,60\slei$/);
  expect(await amountOf(cart.sum("Total"))).toBe(TOTAL);
  expect(await amountOf(cart.onward)).toBe(TOTAL);

  await cart.onward.click();
  const checkout = checkoutPage(ana);
  await expect(checkout.sum("Total")).toHaveText(/^38,40\slei$/);
  await expect(checkout.sum("Vei câștiga")).toHaveText(`${POINTS_EARNED} de puncte`);
  await checkout.payInCash();
  await checkout.acceptTerms();
  expect(await amountOf(checkout.place)).toBe(TOTAL);

  const seen = board.nextCardAt();
  const heard = nextSoundAt(staffPage);
  await checkout.place.click();
  await ana.waitForURL("**/shops/bistro-nord/orders/*");
  const orderId = new URL(ana.url()).pathname.split("/").at(-1) ?? "";
  const order = orderPage(ana);
  await order.mark();
  await expect(order.status).toContainText("Așteaptă confirmarea");
  expect(await amountOf(order.sum("Total"))).toBe(TOTAL);
  const number = ((await order.heading.textContent()) ?? "").replace("Comanda ", "");

  const kept = await storedOrder(server.home, orderId);
  expect(kept).toMatchObject({ status: "pending", total: TOTAL, currency: "RON" });
  const placedAt = new Date(kept.placed_at).getTime();
  expect((await seen) - placedAt).toBeLessThan(1000);
  expect((await heard) - placedAt).toBeLessThan(1000);
  expect(await pointsOf(ana, BISTRO)).toBe(pointsBefore - POINTS_SPENT);

  const card = board.card(number);
  await expect(card).toContainText("Mediu spre bine");
  await expect(card).toContainText("Bacon crocant");
  expect(await amountOf(card.getByText(/^De încasat /))).toBe(TOTAL);
  const details = await board.open(number);
  await expect(details).toContainText(/Total\s*38,40\slei/);
  await details.getByRole("button", { name: "Acceptă — 30 min" }).first().click();
  const acceptedAt = Date.now();
  await details.getByRole("button", { name: "Închide" }).click();
  await expect(board.column("În lucru").getByRole("article", { name: number })).toBeVisible();
  await waitForSilence(staffPage);
  await expect(order.status).toContainText("Așteaptă confirmarea");
  await expect(order.status).toContainText("Acceptată", NOTIFIED_WITHIN);
  expect(Date.now() - acceptedAt).toBeGreaterThan(9000);

  await cookAndHandOver(card, order);
  await expect(card).toBeHidden();

  expect(await order.isStill()).toBe(true);
  expect(await amountOf(order.sum("Total"))).toBe(TOTAL);
  await expect
    .poll(() => storedOrder(server.home, orderId))
    .toMatchObject({ status: "fulfilled", total: TOTAL });
  expect(await pointsOf(ana, BISTRO)).toBe(pointsBefore - POINTS_SPENT + POINTS_EARNED);
});
