import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

test("an owner writes the company, and another screen's save is seen before it is overwritten", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/409/] });
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Elena Marin");
  await page.waitForURL("**/operations/pending");
  await visit(page, "/operations/settings");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("link", { name: "Firma" }).press("Enter");
  await page.getByLabel("CUI").fill("RO18547291");
  await expect(page.getByText("Cifra de control a CUI-ului nu se potrivește")).toBeVisible();
  await page.getByLabel("CUI").fill("RO18547290");
  await page.getByLabel("Email").fill("salut");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Introdu o adresă de email validă")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByLabel("Email").fill("salut@zen.example");

  const other = await page.context().newPage();
  await visit(other, new URL(page.url()).pathname);
  await other.getByLabel("Sediul social").fill("Str. Florilor 7, Cluj-Napoca");
  await other.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(other.getByText("Am salvat")).toBeVisible();
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Arată ce a salvat" }).press("Enter");
  await expect(page.getByLabel("Sediul social")).toHaveValue("Str. Florilor 7, Cluj-Napoca");
  await page.getByLabel("Email").fill("salut@zen.example");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Totul e salvat")).toBeVisible();

  const guest = await openBrowser();
  await expect(async () => {
    await visit(guest, "/shops/zen/terms");
    await expect(guest.getByText("Str. Florilor 7, Cluj-Napoca", { exact: true })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(guest.getByText("salut@zen.example").first()).toBeVisible();
});

test("an owner says how many points an order brings, and sees it on an example", async ({ openBrowser }) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Elena Marin");
  await page.waitForURL("**/operations/pending");
  await visit(page, "/operations/settings");
  await page.getByRole("link", { name: "Puncte" }).press("Enter");
  const example = page.getByRole("region", { name: "Un exemplu" });
  const isOn = page.getByRole("switch", { name: "Magazinul dă și primește puncte" });
  await expect(example).toBeHidden();
  await isOn.press("Space");
  await expect(example.getByText("58 de puncte")).toBeVisible();
  await page.getByRole("textbox").fill("0,5");
  await expect(example.getByText("29 de puncte")).toBeVisible();
  await expect(page.getByText("Adică 1 punct la fiecare")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("textbox").fill("0");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Scrie un număr între 0,0001")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("textbox").fill("1,5");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Totul e salvat")).toBeVisible();
  await isOn.press("Space");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Totul e salvat")).toBeVisible();
});
