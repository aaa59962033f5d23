import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const THEMES = ["light", "dark"] as const;

test("a manager drafts prices by keyboard, applies them at once, an open menu follows, and the old ones come back", async ({
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
  await page.getByRole("link", { name: "Actualizări de prețuri" }).click();
  await expect(page.getByText("Nicio actualizare de prețuri încă")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("link", { name: "Actualizare nouă" }).click();

  await page.getByRole("searchbox").fill("limonada clasica");
  const price = page.getByRole("textbox", { name: /^Preț nou: .*Limonadă clasică/u });
  await expect(price).toBeVisible();
  await price.focus();
  await page.keyboard.type("x");
  await expect(page.getByText("Scrie o sumă, de exemplu 12,50")).toBeVisible();
  await price.fill("");
  await page.keyboard.type("99");
  await expect(page.getByRole("row", { name: "Limonadă clasică" })).toContainText("peste 30%");
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Salvează ciorna" }).press("Enter");
  await expect(page.getByText("Toate modificările sunt salvate")).toBeVisible();
  await expect(page).toHaveURL(/\/price-update\/[0-9A-Z]{26}$/u);

  // A price above the limit is typed once more; nothing less goes through.
  const sheet = page.getByRole("dialog");
  const apply = page.getByRole("button", { name: "Aplică acum" });
  await expect(apply).toBeEnabled();
  await apply.press("Enter");
  await expect(sheet).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, true)).toEqual([]);
  const again = sheet.getByLabel(/Scrie încă o dată prețul nou/u);
  await again.focus();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Nu este același preț")).toBeVisible();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Aplicată").first()).toBeVisible();
  const guest = await openBrowser();
  await expect(async () => {
    await visit(guest, "/shops/bistro-nord/products/limonada-clasica");
    await expect(guest.getByText("99,00 lei").first()).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.getByRole("button", { name: "Revino la prețurile vechi" }).press("Enter");
  await sheet.getByRole("button", { name: "Revino la prețurile vechi" }).click();
  await expect(page.getByText("Prețurile vechi au revenit")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("link", { name: "Actualizări de prețuri" }).click();
  await expect(page.getByRole("article")).toContainText("Anulată");
});

test("an employee sees price updates and has nothing to press", async ({ openBrowser }) => {
  const page = await openBrowser();
  await visit(page, "/login");
  await tapDemo(page, "Ioana Dumitru");
  await page.waitForURL("**/operations/**");
  await visit(page, "/operations/products/price-update");
  await expect(page.getByText("Rolul tău vede prețurile")).toBeVisible();
  await expect(page.getByRole("link", { name: "Actualizare nouă" })).toHaveCount(0);
});
