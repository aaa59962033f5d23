import { expect, type Page } from "@playwright/test";
import { aPhoto } from "../../pages/photo.ts";

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
export async function setHours(page: Page): Promise<void> {
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

export async function drawZone(page: Page): Promise<void> {
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

export async function makeMenu(page: Page): Promise<void> {
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

export async function makePromotion(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Promoții și cupoane" }).first().press("Enter");
  await page.getByRole("link", { name: "Adaugă o promoție" }).first().press("Enter");
  await page.getByLabel("Nume").fill("Deschidere");
  await page.getByRole("textbox", { name: "Reducere" }).fill("10");
  await page.getByLabel("Codul").fill("DESCHIS");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("DESCHIS")).toBeVisible();
}
