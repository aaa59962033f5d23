import type { Page } from "@playwright/test";
import { cartPage } from "../pages/cart-page.ts";
import { checkoutPage } from "../pages/checkout-page.ts";
import { storedOrder } from "../pages/database.ts";
import { expect, test } from "../pages/fixtures.ts";
import { menuPage } from "../pages/menu-page.ts";
import { amountOf } from "../pages/money.ts";
import { setUpShop, signInOwner } from "../pages/new-shop.ts";
import { orderPage } from "../pages/order-page.ts";
import { invitationLinkTo } from "../pages/outbox.ts";
import { aPhoto } from "../pages/photo.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const SHOP = { name: "Casa Veche", slug: "casa-veche", owner: "irina.casa@example.com" };
const COOK = "dan.casa@example.com";
const MAX_MS = 180_000;

interface Option {
  readonly name: string;
  readonly price: string;
}

const GROUPS: Readonly<Record<string, { readonly isOne: boolean; readonly options: readonly Option[] }>> = {
  Mărime: {
    isOne: true,
    options: [
      { name: "Mică", price: "0" },
      { name: "Mare", price: "6" },
    ],
  },
  Lângă: {
    isOne: false,
    options: [
      { name: "Ardei iute", price: "2" },
      { name: "Smântână", price: "3,5" },
    ],
  },
};

interface Dish {
  readonly name: string;
  readonly price: string;
  readonly groups: readonly string[];
}

const CATEGORIES: Readonly<Record<string, readonly Dish[]>> = {
  Ciorbe: [
    { name: "Ciorbă de văcuță", price: "24", groups: ["Mărime", "Lângă"] },
    { name: "Ciorbă de burtă", price: "26", groups: ["Mărime"] },
  ],
  Grătar: [
    { name: "Mici", price: "8", groups: ["Lângă"] },
    { name: "Ceafă de porc", price: "36", groups: ["Lângă"] },
    { name: "Pastramă de berbecuț", price: "52", groups: [] },
  ],
};

/** All of Bucharest, each corner as latitude and longitude. */
const CORNERS = [
  ["44.55", "25.95"],
  ["44.55", "26.25"],
  ["44.33", "26.25"],
  ["44.33", "25.95"],
] as const;

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Am salvat")).toBeVisible();
}

/** Open around the clock, so that the story may be played at any hour; pickup and delivery. */
async function setHours(page: Page): Promise<void> {
  const delivers = page.getByRole("checkbox", { name: "Livrare", exact: true });
  if (!(await delivers.isChecked())) await delivers.press("Space");
  const monday = page.getByRole("group", { name: "luni" });
  await monday.getByLabel("luni, de la").fill("00:00");
  await monday.getByLabel("luni, până la").fill("00:00");
  await page.getByRole("button", { name: "Ca luni în toate zilele" }).click();
  await page.getByRole("radio", { name: "Livrare", exact: true }).press("Space");
  await page.getByRole("button", { name: "Ca la ridicare" }).click();
  await page.getByLabel("Până e gata de ridicat").fill("20");
  await save(page);
}

async function drawZone(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Desenează o zonă" }).press("Enter");
  await page.getByLabel("Numele zonei").fill("Oraș");
  await page.getByRole("textbox", { name: "Taxa de livrare" }).fill("9,5");
  await page.getByText("4 colțuri cu coordonate").press("Enter");
  for (const [at, [latitude, longitude]] of CORNERS.entries()) {
    await page.getByLabel(`Colțul ${at + 1}, latitudine`).fill(latitude);
    await page.getByLabel(`Colțul ${at + 1}, longitudine`).fill(longitude);
  }
  await save(page);
}

async function makeGroups(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.getByText("Opțiuni", { exact: true }).click();
  for (const [name, { isOne, options }] of Object.entries(GROUPS)) {
    await page.getByRole("button", { name: "Adaugă un grup" }).click();
    await dialog.getByLabel("Nume în română").fill(name);
    if (!isOne) await dialog.getByText("Mai multe", { exact: true }).click();
    await dialog.getByRole("button", { name: "Salvează în ciornă" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    for (const option of options) {
      await page.getByRole("button", { name: "Adaugă o opțiune" }).click();
      await dialog.getByLabel("Nume în română").fill(option.name);
      await dialog.getByLabel(/^Preț/u).first().fill(option.price);
      await dialog.getByRole("button", { name: "Salvează în ciornă" }).press("Enter");
      await expect(dialog).toBeHidden();
    }
  }
}

async function makeMenu(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await makeGroups(page);
  await page.getByText("Produse", { exact: true }).last().click();
  for (const [category, dishes] of Object.entries(CATEGORIES)) {
    await page.getByRole("button", { name: "Adaugă o categorie" }).click();
    await dialog.getByLabel("Nume în română").fill(category);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await page.getByRole("grid", { name: "Categorii" }).getByRole("row", { name: category }).click();
    await expect(page.getByRole("heading", { name: category })).toBeVisible();
    for (const { name, price, groups } of dishes) {
      await page.getByRole("button", { name: "Adaugă un produs" }).click();
      await dialog.getByLabel("Nume în română").fill(name);
      await dialog.getByLabel(/^Preț/u).first().fill(price);
      for (const group of groups) await dialog.getByText(group, { exact: true }).click();
      await dialog.getByRole("button", { name: "Salvează în ciornă" }).click();
      await expect(dialog).toBeHidden();
    }
  }
  await page.getByRole("row", { name: /^Mici/u }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Alege o fotografie" }).press("Enter"),
  ]);
  await chooser.setFiles({ name: "mici.jpg", mimeType: "image/jpeg", buffer: await aPhoto(1200, 900) });
  await expect(dialog.locator("source[type='image/avif']")).toHaveAttribute("srcset", /1200w|1280w|640w/u);
  await dialog.getByRole("button", { name: "Salvează în ciornă" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Vezi și publică" }).click();
  await dialog.getByRole("button", { name: "Publică acum" }).click();
  await expect(dialog).toBeHidden();
}

async function makePromotion(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Promoții și cupoane" }).first().press("Enter");
  await page.getByRole("link", { name: "Adaugă o promoție" }).first().press("Enter");
  await page.getByLabel("Nume").fill("Deschidere");
  await page.getByRole("textbox", { name: "Reducere" }).fill("10");
  await page.getByLabel("Codul").fill("DESCHIS");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("DESCHIS")).toBeVisible();
}

async function invite(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Invită pe cineva" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Invită pe cineva" });
  await sheet.getByLabel("Email").fill(COOK);
  await sheet.getByRole("radio", { name: /^Angajat/u }).press("Space");
  await sheet.getByRole("button", { name: "Trimite invitația" }).press("Enter");
  await expect(sheet).toBeHidden();
}

/** Joins by the mail's link; ends on the board. */
async function join(cook: Page): Promise<void> {
  await visit(cook, await invitationLinkTo(cook.request, COOK));
  await cook.getByLabel("Prenume").fill("Dan");
  await cook.getByLabel("Nume", { exact: true }).fill("Bucătaru");
  await cook.getByLabel("Parolă", { exact: true }).fill("o parolă destul de lungă");
  for (const box of await cook.getByRole("checkbox").all()) await box.press("Space");
  await cook.keyboard.press("Enter");
  await cook.getByRole("link", { name: "Deschide comenzile" }).press("Enter");
  await cook.waitForURL("**/operations/pending");
  await expect(cook.getByText("În direct")).toBeVisible();
}

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
  await invite(owner);
  const cook = await openBrowser();
  await join(cook);
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
