import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import { violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { aPhoto } from "../../pages/photo.ts";
import { discardDraft, openMenuEditor } from "./menu-editor-page.ts";

const THEMES = ["light", "dark"] as const;

const TABLE = `Produs;Rubrică;Cât costă;Ce are
Tocană de post;De post;24,50;ciuperci și mărar
Plăcintă cu dovleac;De post;la cântar;dovleac
Salată de vinete;De post;18;vinete coapte
`;

async function openImport(page: Page): Promise<void> {
  await openMenuEditor(page);
  await page.getByRole("radio", { name: "Import" }).press("Space");
  await expect(page.getByRole("heading", { name: "Meniu din fișier" })).toBeVisible();
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^Alege (?:fișiere|altele)$/u }).press("Enter"),
  ]);
  await chooser.setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

test("a manager imports a table by keyboard: says which column is what, sees what changes and what is refused, and takes it once", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await openImport(page);
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await choose(page, "meniu.csv", TABLE);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Fișierul nu este un meniu în acest format",
  );
  await expect(page.getByText("alege coloana cu prețul")).toBeVisible();
  await page.getByLabel("Coloana „Rubrică”").selectOption({ label: "Categorie" });
  await page.getByLabel("Coloana „Cât costă”").selectOption({ label: "Preț la Centru" });
  await page.getByLabel("Coloana „Ce are”").selectOption({ label: "Descriere" });
  await expect(page.getByText("2 produse citite")).toBeVisible();
  await expect(page.getByText("3 modificări față de ciorna de acum")).toBeVisible();
  const refused = page.getByRole("list", { name: "1 rând refuzat" });
  await expect(refused.getByRole("listitem")).toContainText("rândul 3, coloana 3");
  await expect(refused.getByRole("listitem")).toContainText("prețul „la cântar” nu este o sumă");
  await expect(page.getByText("Lipsește traducerea").first()).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await expect(page.getByText("Tot ce vezi este publicat")).toBeVisible();

  await page.getByRole("button", { name: "Importă în ciornă" }).press("Enter");
  await expect(page.getByText("3 modificări sunt în ciornă")).toBeVisible();
  await expect(page.getByText("3 modificări nepublicate")).toBeVisible();
  await choose(page, "meniu.csv", TABLE);
  await page.getByLabel("Coloana „Rubrică”").selectOption({ label: "Categorie" });
  await page.getByLabel("Coloana „Cât costă”").selectOption({ label: "Preț la Centru" });
  await page.getByLabel("Coloana „Ce are”").selectOption({ label: "Descriere" });
  await expect(page.getByText("Fișierul nu schimbă nimic")).toBeVisible();
  await expect(page.getByRole("button", { name: "Importă în ciornă" })).toBeHidden();
  await page.getByRole("button", { name: "Anulează" }).press("Enter");

  await discardDraft(page);
});

test("a manager downloads the menu, and the file that comes back changes nothing", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await openImport(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descarcă meniul publicat" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("bistro-nord-menu.json");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Alege fișiere" }).press("Enter"),
  ]);
  await chooser.setFiles(await download.path());
  await expect(page.getByText("Fișierul nu schimbă nimic")).toBeVisible();
  await expect(page.getByLabel("Format")).toHaveValue("diner");
});

const WITH_PICTURES = `nume;categorie;preț;poza
Tocană de hribi;De toamnă;32;foto/Tocana.JPG
Papanași cu afine;De toamnă;24;papanasi.png
Zacuscă;De toamnă;18;lipseste.jpg
`;

test("a manager adds the .zip of the pictures that a menu names, sees which are missing, and finds the others at their products", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await openImport(page);
  await choose(page, "meniu.csv", WITH_PICTURES);
  await expect(page.getByText("Meniul numește fotografii pentru 3 produse")).toBeVisible();
  const archive = Buffer.from(
    zipSync({
      "poze/tocana.jpg": await aPhoto(900, 700),
      "poze/papanasi.png": await aPhoto(500, 500),
      "poze/alta.txt": Buffer.from("nimic"),
    }),
  );
  const choosePictures = async (button: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: button }).press("Enter"),
    ]);
    await chooser.setFiles({ name: "poze.zip", mimeType: "application/zip", buffer: archive });
  };
  await choosePictures("Alege fotografii sau .zip");
  await expect(page.getByText("2 produse primesc fotografii")).toBeVisible();
  const missing = page.getByRole("list", { name: "1 fotografie lipsește" });
  await expect(missing.getByRole("listitem")).toContainText("lipseste.jpg");
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await expect(page.getByText("Tot ce vezi este publicat")).toBeVisible();

  await page.getByRole("button", { name: "Importă în ciornă" }).press("Enter");
  await expect(page.getByText("2 produse au fotografiile în ciornă")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  await choose(page, "meniu.csv", WITH_PICTURES);
  await choosePictures("Alege fotografii sau .zip");
  await expect(page.getByText("2 produse au deja aceleași fotografii")).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^(?:Importă în ciornă|Încarcă fotografiile)$/u }),
  ).toBeHidden();
  await page.getByRole("button", { name: "Anulează" }).press("Enter");

  await page.getByRole("radio", { name: "Produse" }).press("Space");
  await page.getByRole("searchbox").fill("tocană de hribi");
  await page.getByRole("row", { name: /^Tocană de hribi/u }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("source[type='image/avif']")).toHaveAttribute("srcset", /900w/u);
  await expect(dialog.getByLabel("Ce se vede, în română")).toHaveValue("Tocană de hribi");
  await page.keyboard.press("Escape");
  await discardDraft(page);
});
