import type { Locator, Page } from "@playwright/test";
import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { setUpShop, signInOwner } from "./new-shop.ts";
import { invite } from "../../pages/staff/invitation.ts";
import { visit } from "../../pages/visit.ts";

const SHOP = { name: "Hanul Nou", slug: "hanul-nou", owner: "elena.hanul@example.com" };
const THEMES = ["light", "dark"] as const;
const MAX_MS = 90_000;

function stepOf(page: Page, name: string): Locator {
  return page.getByRole("listitem").filter({ hasText: name });
}

/** A category with one product, published. */
async function makeMenu(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Adaugă o categorie" }).press("Enter");
  await dialog.getByLabel("Nume în română").fill("Supe");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await page.getByRole("grid", { name: "Categorii" }).getByRole("row", { name: "Supe" }).click();
  await page.getByRole("button", { name: "Adaugă un produs" }).press("Enter");
  await dialog.getByLabel("Nume în română").fill("Supă cremă de linte");
  await dialog.getByLabel(/^Preț/u).first().fill("21,5");
  await dialog.getByRole("button", { name: "Salvează în ciornă" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Vezi și publică" }).press("Enter");
  await dialog.getByRole("button", { name: "Publică acum" }).click();
  await expect(dialog).toBeHidden();
}

test("an owner leads a new shop from setup to a test order that is cooked and handed over, publishes it, and deletes the test (SHOP-20)", async ({
  openBrowser,
  server,
}) => {
  const begun = Date.now();
  expect(await setUpShop(server.home, SHOP, { hours: "24/7" })).toContain(
    "the public sees it once it is published",
  );
  const guest = await openBrowser();
  await guest.goto(`/shops/${SHOP.slug}/menu`);
  await expect(guest.getByText("Deschidem în curând")).toBeVisible();

  const page = await openBrowser();
  await loadAxe(page.context());
  await signInOwner(page, SHOP);
  await expect(page.getByText("nu este publicat: 2 din 7 pași gata")).toBeVisible();
  await page.getByRole("link", { name: "Primii pași" }).press("Enter");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Hanul Nou");
  const launch = new URL(page.url()).pathname;
  await expect(page.getByText("2 din 7 pași gata", { exact: true })).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  await page.getByRole("button", { name: "Sună alarma" }).press("Enter");
  await expect(stepOf(page, "Alarma")).toContainText("Gata");
  await page.getByRole("link", { name: "Editează meniul" }).press("Enter");
  await makeMenu(page);

  await visit(page, launch);
  await expect(stepOf(page, "Meniul")).toContainText("Gata");
  await page.getByRole("link", { name: "Invită un coleg" }).press("Enter");
  await invite(page, "dan.hanul@example.com");

  await visit(page, launch);
  await expect(page.getByText("5 din 7 pași gata", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Comandă de probă" }).press("Enter");
  await page.getByLabel("Numărul de telefon").fill("0733 100 900");
  await expect(page.getByText("Client nou: scrie-i numele")).toBeVisible();
  await page.getByLabel("Prenume").fill("Elena");
  await page.getByLabel("Caută un produs").fill("supa");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Plasează comanda · 21,50/u }).press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: /^Comanda /u });
  await expect(heading).toBeVisible();
  await expect(page.getByText("De probă").first()).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  const number = ((await heading.textContent()) ?? "").replace("Comanda ", "");
  await visit(page, "/operations/pending");
  const card = page.getByRole("article", { name: number, exact: true });
  await expect(card).toContainText("De probă");
  for (const name of ["Începe", "Gata", "Predată"])
    await card.getByRole("button", { name, exact: true }).click();
  await expect(card).toBeHidden();

  await visit(page, launch);
  await expect(page.getByText("6 din 7 pași gata", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publică magazinul" }).press("Enter");
  await expect(page.getByText("Publicat", { exact: true })).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  const remove = page.getByRole("button", { name: "Șterge comenzile de probă încheiate (1)" });
  await remove.press("Enter");
  await expect(remove).toBeHidden();

  await visit(guest, `/shops/${SHOP.slug}/menu`);
  await expect(guest.getByText("Supă cremă de linte").first()).toBeVisible();
  const took = Date.now() - begun;
  console.log(`From setup to the public: ${(took / 1000).toFixed(1)} s`);
  expect(took).toBeLessThan(MAX_MS);
});
