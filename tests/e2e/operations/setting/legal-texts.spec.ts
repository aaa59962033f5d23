import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

const THEMES = ["light", "dark"] as const;

test("an owner words a legal text, publishes it, and a guest reads it with version and date", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/409/] });
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Elena Marin");
  await page.waitForURL("**/operations/pending");
  await visit(page, "/operations/settings");
  await page.getByRole("link", { name: /^Texte legale/u }).press("Enter");
  await expect(page.getByRole("heading", { name: "Texte legale", level: 1 })).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("link", { name: /^Retur și rambursare/u }).press("Enter");
  await expect(page.getByText("Clienții văd textul standard.", { exact: false })).toBeVisible();

  const romanian = page.getByRole("region", { name: "Textul în română" });
  const save = page.getByRole("button", { name: "Salvează", exact: true });
  await romanian.getByRole("radio", { name: /Textul standard și o secțiune a ta/u }).press("Space");
  await save.press("Enter");
  await expect(romanian.getByText("Câmp obligatoriu")).toHaveCount(2);
  await expect(romanian.getByLabel("Titlul secțiunii")).toBeFocused();
  await romanian.getByLabel("Titlul secțiunii").fill("Evenimente");
  await romanian
    .getByLabel("Textul", { exact: true })
    .fill("## Peste 20 de persoane\nAnulezi cu 3 zile înainte.\n\n- scrie la mailto:salut@zen.example");
  const preview = page.getByRole("region", { name: "Cum vede clientul" });
  await expect(preview.getByRole("heading", { name: "Peste 20 de persoane" })).toBeVisible();
  await expect(preview.getByRole("link", { name: "salut@zen.example" })).toBeVisible();
  await preview.getByRole("radio", { name: "Engleză" }).press("Space");
  await expect(preview.getByRole("heading", { name: "Refunds" })).toBeVisible();
  await expect(preview.getByText("The text below is in Romanian only.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publică versiunea 1" })).toBeDisabled();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  // Somebody else saves first.
  const other = await page.context().newPage();
  await visit(other, new URL(page.url()).pathname);
  const english = other.getByRole("region", { name: "Textul în engleză" });
  await english.getByRole("radio", { name: /Numai textul tău/u }).press("Space");
  await english.getByLabel("Textul", { exact: true }).fill("No refunds of gifts.");
  await other.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(other.getByText("Am salvat")).toBeVisible();
  await save.press("Enter");
  await expect(page.getByText("Cineva a salvat între timp")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Salvează ce am scris eu" }).press("Enter");
  await expect(page.getByText("Totul e salvat")).toBeVisible();

  await page.getByRole("button", { name: "Publică versiunea 1" }).press("Enter");
  await expect(page.getByText(/^Publică acum: versiunea 1, din .*Elena Marin/u)).toBeVisible();
  await expect(page.getByRole("button", { name: "Publică versiunea 2" })).toBeDisabled();

  const guest = await openBrowser();
  await expect(async () => {
    await visit(guest, "/shops/zen/refund");
    await expect(guest.getByText(/^Versiunea 1, din \d{4}-\d{2}-\d{2}$/u)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(guest.getByRole("heading", { name: "Evenimente", level: 2 })).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Peste 20 de persoane", level: 3 })).toBeVisible();
  // From another page of the shop it is read without loading the page again.
  await guest.getByRole("link", { name: "Cookie-uri", exact: true }).press("Enter");
  await expect(guest.getByRole("heading", { name: "Politica de cookie-uri" })).toBeVisible();
  await guest.getByRole("link", { name: "Retur și rambursare" }).press("Enter");
  await expect(guest.getByRole("heading", { name: "Evenimente" })).toBeVisible();

  await page.getByRole("button", { name: "Citește versiunea 1" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Evenimente" })).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await dialog.getByRole("button", { name: "Folosește ca ciornă" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Totul e salvat")).toBeVisible();
});
