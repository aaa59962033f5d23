import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { cartPage } from "../../pages/cart-page.ts";
import { checkoutPage } from "../../pages/checkout-page.ts";
import { storedOrder } from "../../pages/database.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { cookAndHandOver } from "../../pages/hand-over.ts";
import { tastyIgniterFiles } from "../../pages/import-menu.ts";
import { menuPage } from "../../pages/menu-page.ts";
import { amountOf } from "../../pages/money.ts";
import { setUpShop, signInOwner } from "./new-shop.ts";
import { orderPage } from "../../pages/order-page.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

const SHOP = { name: "Casa Importată", slug: "casa-importata", owner: "sorin.casa@example.com" };
const MAX_MS = 120_000;

const files = tastyIgniterFiles();

/** One product with a modifier from each of two groups, and its price. */
const wanted = files.isSample
  ? { product: "ATA RICE", options: ["Beef", "Large"], total: "23.95" }
  : { product: "Ciorbă de legume a Floarei", options: ["Mare", "Smântână"], total: "28.40" };

test("a shop gets a real menu from files in the browser, is ordered from and cooked for", async ({
  openBrowser,
  server,
}) => {
  const begun = Date.now();
  await setUpShop(server.home, SHOP, { hours: "24/7" });
  const owner = await openBrowser();
  await signInOwner(owner, SHOP);
  await visit(owner, "/operations/menu");
  await owner.getByRole("radio", { name: "Import" }).press("Space");
  const [chooser] = await Promise.all([
    owner.waitForEvent("filechooser"),
    owner.getByRole("button", { name: "Alege fișiere" }).press("Enter"),
  ]);
  const chosen = await Promise.all(
    files.paths.map(async (path) => ({
      name: basename(path),
      mimeType: "application/json",
      buffer: await readFile(path),
    })),
  );
  await chooser.setFiles(chosen);
  await owner.getByRole("button", { name: "Importă în ciornă" }).press("Enter");
  await expect(owner.getByText(/modificări sunt în ciornă/u)).toBeVisible();
  await owner.getByRole("button", { name: "Vezi și publică" }).press("Enter");
  const dialog = owner.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publică acum" }).click();
  await expect(dialog).toBeHidden();
  await visit(owner, "/operations/settings");
  await owner
    .getByRole("link", { name: /^Primii pași/u })
    .first()
    .press("Enter");
  await owner.getByRole("button", { name: "Publică magazinul" }).press("Enter");
  await expect(owner.getByText("Publicat", { exact: true })).toBeVisible();
  await visit(owner, "/operations/pending");

  const ana = await openBrowser();
  await visit(ana, `/shops/${SHOP.slug}/login`);
  await tapDemo(ana, "Ana Ionescu");
  await ana.waitForURL(`**/shops/${SHOP.slug}/menu`);
  const menu = menuPage(ana);
  await menu.choosePickup();
  const sheet = await menu.openProduct(wanted.product);
  for (const option of wanted.options) await sheet.option(option).check();
  expect(await sheet.add()).toBe(wanted.total);
  await menu.cartBar.click();
  await cartPage(ana).onward.click();
  const checkout = checkoutPage(ana);
  await checkout.payInCash();
  await checkout.acceptTerms();
  expect(await amountOf(checkout.place)).toBe(wanted.total);
  await checkout.place.click();
  await ana.waitForURL(`**/shops/${SHOP.slug}/orders/*`);
  const orderId = new URL(ana.url()).pathname.split("/").at(-1) ?? "";
  const order = orderPage(ana);
  const number = ((await order.heading.textContent()) ?? "").replace("Comanda ", "");
  const card = owner.getByRole("article", { name: number, exact: true });
  await card.getByRole("button", { name: "Acceptă — 15 min" }).click();
  await cookAndHandOver(card, order);
  await expect
    .poll(() => storedOrder(server.home, orderId))
    .toMatchObject({ status: "fulfilled", total: wanted.total });
  const took = Date.now() - begun;
  console.log(`From setup to a meal by import: ${(took / 1000).toFixed(1)} s`);
  expect(took).toBeLessThan(MAX_MS);
});
