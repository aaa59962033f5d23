import { cartPage } from "../../pages/cart-page.ts";
import { checkoutPage } from "../../pages/checkout-page.ts";
import { storedOrder } from "../../pages/database.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { menuPage } from "../../pages/menu-page.ts";
import { amountOf } from "../../pages/money.ts";
import { orderPage } from "../../pages/order-page.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";
import { beginWork, invite, join } from "../../pages/staff/invitation.ts";
import { drawZone, makeMenu, makePromotion, setHours } from "./shop-steps.ts";
import { setUpShop, signInOwner } from "./new-shop.ts";

const MAX_MS = 180_000;
const SHOP = { name: "Casa Veche", slug: "casa-veche", owner: "irina.casa@example.com" };
const COOK = "dan.casa@example.com";

test("a shop is made from nothing in the browser, ordered from, cooked for and delivered", async ({
  openBrowser,
  server,
}) => {
  const begun = Date.now();
  const stages: string[] = [];
  const stage = (name: string): void => {
    stages.push(`${name} ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  };
  await setUpShop(server.home, SHOP);
  stage("setup");

  const owner = await openBrowser();
  await signInOwner(owner, SHOP);
  await visit(owner, "/operations/settings");
  await owner.getByRole("link", { name: /^Program și comenzi/u }).press("Enter");
  await setHours(owner);
  await visit(owner, "/operations/settings");
  await owner.getByRole("link", { name: /^Zone de livrare/u }).press("Enter");
  await drawZone(owner);
  stage("hours and zone");
  await visit(owner, "/operations/menu");
  await makeMenu(owner);
  stage("menu");
  await visit(owner, "/operations/settings");
  await makePromotion(owner);
  await visit(owner, "/operations/staff");
  await invite(owner, COOK);
  const cook = await openBrowser();
  await join(cook, COOK, ["Dan", "Bucătaru"]);
  await beginWork(cook);
  stage("promotion and staff");
  await visit(owner, "/operations/settings");
  await owner
    .getByRole("link", { name: /^Primii pași/u })
    .first()
    .press("Enter");
  await owner.getByRole("button", { name: "Sună alarma" }).press("Enter");
  await owner.getByRole("button", { name: "Publică magazinul" }).press("Enter");
  await expect(owner.getByText("Publicat", { exact: true })).toBeVisible();
  stage("published");

  const ana = await openBrowser();
  await visit(ana, `/shops/${SHOP.slug}/login`);
  await tapDemo(ana, "Ana Ionescu");
  await ana.waitForURL(`**/shops/${SHOP.slug}/menu`);
  await expect(ana.locator("source[type='image/avif']").first()).toBeAttached();
  stage("Ana's menu");
  const menu = menuPage(ana);
  const soup = await menu.openProduct("Ciorbă de văcuță");
  await soup.option("Mare").check();
  await soup.option("Smântână").check();
  expect(await soup.add()).toBe("33.50");
  const mici = await menu.openProduct("Mici");
  await mici.add();
  await menu.cartBar.click();
  const cart = cartPage(ana);
  await cart.applyCoupon("DESCHIS");
  await expect(cart.line("Ciorbă de văcuță")).toContainText("Smântână");
  await cart.onward.click();
  const checkout = checkoutPage(ana);
  await checkout.dialog.getByRole("radio", { name: "Livrare" }).check();
  await expect(checkout.sum("Livrare")).toHaveText(/^9,50\slei$/u);
  // A tenth off 41.50, and the way there.
  await expect(checkout.sum("Total")).toHaveText(/^46,85\slei$/u);
  await checkout.payInCash();
  await checkout.acceptTerms();
  expect(await amountOf(checkout.place)).toBe("46.85");
  await checkout.place.click();
  await ana.waitForURL(`**/shops/${SHOP.slug}/orders/*`, { timeout: 20_000 });
  const orderId = new URL(ana.url()).pathname.split("/").at(-1) ?? "";
  const order = orderPage(ana);
  const number = ((await order.heading.textContent()) ?? "").replace("Comanda ", "");
  stage("ordered");

  const card = cook.getByRole("article", { name: number, exact: true });
  await card.getByRole("button", { name: "Acceptă — 20 min" }).click();
  await card.getByRole("button", { name: "Începe" }).click();
  await expect(order.status).toContainText("În lucru");
  await card.getByRole("button", { name: "Gata", exact: true }).click();
  await card.getByRole("button", { name: /^A plecat/u }).click();
  await expect(order.status).toContainText("Pe drum");
  await card.getByRole("button", { name: /^Livrată/u }).click();
  await expect(order.status).toContainText("Finalizată");
  await expect
    .poll(() => storedOrder(server.home, orderId))
    .toMatchObject({ status: "fulfilled", total: "46.85" });
  stage("delivered");
  console.log(`A shop from nothing: ${stages.join(", ")}`);
  expect(Date.now() - begun).toBeLessThan(MAX_MS);
});
