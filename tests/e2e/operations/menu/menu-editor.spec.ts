import { plusDays } from "#core/time/calendar-date.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { localDateOf } from "#core/time/zones.ts";
import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { discardAll, discardDraft, openMenuEditor } from "./menu-editor-page.ts";
import { aPhoto } from "../../pages/photo.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

const THEMES = ["light", "dark"] as const;

test("a manager adds a category and a product by keyboard, sees the difference, publishes it, and a guest reads it", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.waitForURL("**/choose-organization");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/choose-organization"));
  await visit(page, "/operations/products");
  await page.getByRole("link", { name: "Editează meniul" }).press("Enter");
  await expect(page.getByText("Tot ce vezi este publicat")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Adaugă o categorie" }).press("Enter");
  await expect(dialog.getByLabel("Nume în română")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Scrie numele în limba magazinului")).toBeVisible();
  await page.keyboard.type("Supe de casă");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Homemade soups");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const categories = page.getByRole("grid", { name: "Categorii" });
  const soups = categories.getByRole("row", { name: "Supe de casă" });
  await soups.click();
  await expect(page.getByRole("heading", { name: "Supe de casă" })).toBeVisible();

  await page.getByRole("button", { name: "Adaugă un produs" }).press("Enter");
  await expect(dialog.getByLabel("Nume în română")).toBeFocused();
  await page.keyboard.type("Supă cremă de linte");
  await dialog.getByLabel("Preț la Centru").fill("nu știu");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Scrie o sumă, de exemplu 12,50")).toBeVisible();
  await dialog.getByLabel("Preț la Centru").fill("21,5");
  await dialog.getByText("Alergenii sunt declarați").click();
  await dialog.getByText("țelină").click();
  for (const theme of THEMES) expect(await violations(page, theme, true)).toEqual([]);
  await dialog.getByRole("button", { name: "Salvează în ciornă" }).click();
  await expect(dialog).toBeHidden();
  const soup = page.getByRole("row", { name: "Supă cremă de linte" });
  await expect(soup).toContainText("21,50 lei");
  await expect(soup).toContainText("Nou");

  // The last category becomes the first, by keyboard: Enter on its handle, up, Enter.
  await categories.getByRole("button", { name: "Mută Supe de casă" }).press("Enter");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(categories.getByRole("row").first()).toContainText("Supe de casă");
  await expect(categories.getByRole("row").first()).toBeFocused();
  // What was moved takes the focus once more a moment later, faster than a person presses the next key.
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  await page.getByRole("button", { name: "Vezi și publică" }).press("Enter");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Supă cremă de linte" }).first()).toBeVisible();
  await expect(dialog.getByText("Lipsește traducerea").first()).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, true)).toEqual([]);
  const guest = await openBrowser({ expected: [/404 \(Not Found\)/] });
  await visit(guest, "/shops/bistro-nord/products/supa-crema-de-linte");
  await expect(guest.getByRole("heading", { name: "Supă cremă de linte" })).toBeHidden();
  await dialog.getByRole("button", { name: "Publică acum" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Tot ce vezi este publicat")).toBeVisible();
  await expect(async () => {
    await visit(guest, "/shops/bistro-nord/products/supa-crema-de-linte");
    await expect(guest.getByText("21,50 lei").first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("two managers who rename one product at once: the second sees the first's name before anything is overwritten", async ({
  openBrowser,
}) => {
  const [one, other] = [await openBrowser(), await openBrowser({ expected: [/409 \(Conflict\)/] })];
  for (const [page, name] of [
    [one, "Andrei Stan"],
    [other, "Radu Georgescu"],
  ] as const) {
    await visit(page, "/login");
    await tapDemo(page, name);
    await page.getByRole("button", { name: "Bistro Nord" }).click();
    await page.waitForURL((url) => !url.pathname.endsWith("/choose-organization"));
    await visit(page, "/operations/menu");
    await page.getByRole("searchbox").fill("limonada clasica");
    await page.getByRole("row", { name: "Limonadă clasică" }).click();
    await expect(page.getByRole("dialog").getByLabel("Nume în română")).toHaveValue("Limonadă clasică");
  }
  const save = (page: typeof one) =>
    page.getByRole("dialog").getByRole("button", { name: "Salvează în ciornă" });
  await one.getByLabel("Nume în română").fill("Limonadă de casă");
  await save(one).click();
  await expect(one.getByRole("dialog")).toBeHidden();
  await other.getByLabel("Nume în română").fill("Limonadă rece");
  await save(other).click();
  const alert = other.getByRole("dialog").getByRole("alert");
  await expect(alert).toContainText("Andrei Stan a schimbat între timp același lucru");
  await expect(alert).toContainText("Acum este: Limonadă de casă");
  await expect(alert).toContainText("Tu ai scris: Limonadă rece");
  await alert.getByRole("button", { name: "Păstrează ce am scris" }).click();
  await expect(other.getByRole("dialog")).toBeHidden();
  await other.getByRole("searchbox").fill("limonada rece");
  await expect(other.getByRole("row", { name: "Limonadă rece" })).toContainText("Modificat");
  await discardDraft(other);
});

test("a manager makes a group of options by keyboard, gives it to a product, and is kept from asking for more than it has", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await openMenuEditor(page);
  const dialog = page.getByRole("dialog");
  await page.getByText("Opțiuni", { exact: true }).click();
  await expect(page.getByRole("grid", { name: "Grupuri de opțiuni" })).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Adaugă un grup" }).press("Enter");
  await expect(dialog.getByLabel("Nume în română")).toBeFocused();
  await page.keyboard.type("Pâine la alegere");
  await dialog.getByText("Mai multe", { exact: true }).click();
  const more = dialog.getByRole("button", { name: "Cel puțin: Mai mult" });
  await more.press("Enter");
  await page.keyboard.press("Enter");
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  for (const theme of THEMES) expect(await violations(page, theme, true)).toEqual([]);
  await dialog.getByRole("button", { name: "Salvează în ciornă" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Pâine la alegere" })).toBeVisible();
  await page.getByRole("button", { name: "Adaugă o opțiune" }).press("Enter");
  await expect(dialog.getByLabel("Nume în română")).toBeFocused();
  await page.keyboard.type("Cu semințe");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: "Cu semințe" })).toContainText("Nou");

  await page.getByText("Produse", { exact: true }).last().click();
  await page.getByRole("searchbox").fill("omleta taraneasca");
  await page.getByRole("row", { name: "Omletă țărănească" }).click();
  await dialog.getByText("Pâine la alegere").click();
  await dialog.getByRole("button", { name: "Salvează în ciornă" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Vezi și publică" }).press("Enter");
  await expect(dialog.getByText("Cere mai multe alegeri decât are opțiuni")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publică acum" })).toBeDisabled();
  await discardAll(page);
});

test("a manager gives a product a photo by keyboard, hears why a file is none, and customers get it in their browser's size", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/422/] });
  await openMenuEditor(page);
  await page.getByRole("searchbox").fill("ciorba de burta");
  await page.getByRole("row", { name: "Ciorbă de burtă" }).click();
  const dialog = page.getByRole("dialog");
  const choose = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      dialog.getByRole("button", { name: /^Alege (?:o fotografie|alta)$/u }).press("Enter"),
    ]);
    await chooser.setFiles({ name, mimeType: "image/jpeg", buffer });
  };
  await choose("poza.jpg", Buffer.from("no picture at all"));
  await expect(dialog.getByRole("alert")).toHaveText("Fișierul nu este o imagine JPEG, PNG, WebP sau AVIF");
  for (const theme of THEMES) expect(await violations(page, theme, true)).toEqual([]);
  await choose("poza.jpg", await aPhoto(2400, 1600));
  await expect(dialog.locator("source[type='image/avif']")).toHaveAttribute(
    "srcset",
    /320\.avif 320w.*1280w/u,
  );
  await expect(dialog.getByRole("alert")).toBeHidden();
  await dialog.getByLabel("Ce se vede, în română").fill("O farfurie cu ciorbă");
  for (const theme of THEMES) expect(await violations(page, theme, true)).toEqual([]);
  await dialog.getByRole("button", { name: "Salvează în ciornă" }).press("Enter");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Vezi și publică" }).press("Enter");
  await dialog.getByRole("button", { name: "Publică acum" }).click();
  await expect(dialog).toBeHidden();

  const guest = await openBrowser();
  await expect(async () => {
    await visit(guest, "/shops/bistro-nord/products/ciorba-de-burta");
    const photo = guest.locator("picture img").first();
    await expect(photo).toHaveJSProperty("complete", true, { timeout: 2000 });
    expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/u);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
});

test("a manager sets a draft to publish itself at a time, sees that it will, and takes it back", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await openMenuEditor(page);
  await page.getByRole("searchbox").fill("ciorba radauteana");
  await page.getByRole("row", { name: "Ciorbă rădăuțeană" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nume în română").fill("Ciorbă ca la Rădăuți");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Vezi și publică" }).press("Enter");
  await dialog.getByRole("radio", { name: "La o oră aleasă" }).press("Space");
  await dialog.getByRole("button", { name: "Programează publicarea" }).press("Enter");
  await expect(dialog.getByText("Câmp obligatoriu")).toBeVisible();
  await dialog.getByLabel("Data").fill("2020-01-01");
  await dialog.getByLabel("Ora", { exact: true }).fill("08:00");
  await expect(dialog.getByText("Alege un moment care urmează")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, true)).toEqual([]);
  const tomorrow = plusDays(localDateOf(instantOfMillis(Date.now()), OFFICE_TIMEZONE), 1);
  await dialog.getByLabel("Data").fill(tomorrow);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Publicare programată: Mâine la 08:00, de Andrei Stan/u)).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Anulează programarea" }).press("Enter");
  await expect(page.getByText("Publicare programată")).toBeHidden();
  await discardDraft(page);
});
