import type { Locator, Page } from "@playwright/test";
import { runCommandLine } from "#tests/support/server/server-process.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

const SHOP = "hanul-nou";
const OWNER = "elena.hanul@example.com";
const PASSWORD = "un cal verde de lemn";
const THEMES = ["light", "dark"] as const;
const MAX_MS = 90_000;

/** What a person types at a terminal once; the rest is done in the browser. */
async function setUp(home: string): Promise<void> {
  const flags = {
    organization: "Hanul Nou",
    slug: SHOP,
    address: "Strada Lungă 1, București",
    hours: "24/7",
    "owner-email": OWNER,
    "owner-first-name": "Elena",
    "owner-last-name": "Marin",
    "owner-password": PASSWORD,
  };
  const given = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const { code, output, complaint } = await runCommandLine("setup", given, { DATA_DIR: home });
  expect([code, complaint]).toEqual([0, ""]);
  expect(output).toContain("the public sees it once it is published");
}

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
  await setUp(server.home);
  const guest = await openBrowser();
  await guest.goto(`/shops/${SHOP}/menu`);
  await expect(guest.getByText("Deschidem în curând")).toBeVisible();

  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await page.getByLabel("Email sau telefon").fill(OWNER);
  await page.getByLabel("Parolă", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/operations/pending");
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
  await page.getByRole("button", { name: "Invită pe cineva" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Invită pe cineva" });
  await sheet.getByLabel("Email").fill("dan.hanul@example.com");
  await sheet.getByRole("radio", { name: /^Angajat/u }).press("Space");
  await sheet.getByRole("button", { name: "Trimite invitația" }).press("Enter");
  await expect(sheet).toBeHidden();

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

  await visit(guest, `/shops/${SHOP}/menu`);
  await expect(guest.getByText("Supă cremă de linte").first()).toBeVisible();
  const took = Date.now() - begun;
  console.log(`From setup to the public: ${(took / 1000).toFixed(1)} s`);
  expect(took).toBeLessThan(MAX_MS);
});
