import { loadAxe, violations } from "./pages/axe.ts";
import { expect, test } from "./pages/fixtures.ts";
import { tapDemo } from "./pages/sign-in.ts";
import { visit } from "./pages/visit.ts";

test("staff takes a product off by keyboard, a guest sees it, and it comes back with one press", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Ioana Dumitru");
  await page.waitForURL("**/operations/**");
  await page.getByRole("link", { name: "Produse" }).first().click();
  await page.waitForURL("**/operations/products");
  const soldOut = page.getByRole("grid", { name: "Epuizate acum" });
  const lemonade = page.getByRole("row", { name: "Limonadă clasică" });
  await page.getByRole("searchbox").fill("limonada clasica");
  await expect(lemonade).toHaveCount(1);
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  // Enter on a row opens the sheet, where the end of the day is chosen already.
  await lemonade.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("radio", { name: "Până la sfârșitul zilei" })).toBeChecked();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await sheet.getByRole("radio", { name: "Până la o dată" }).check();
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Câmp obligatoriu")).toBeVisible();
  await sheet.getByRole("radio", { name: "Pe termen nelimitat" }).check();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Scoți Limonadă clasică pe termen nelimitat?");
  await question.getByRole("button", { name: "Confirmă" }).click();
  await expect(soldOut.getByRole("row", { name: "Limonadă clasică" })).toContainText(
    /Epuizat pe termen nelimitat.*Ioana Dumitru/s,
  );
  expect(await violations(page, "light", false)).toEqual([]);

  const guest = await openBrowser();
  await visit(guest, "/shops/bistro-nord/products/limonada-clasica");
  await expect(guest.getByText("Epuizat").first()).toBeVisible();

  await soldOut.getByRole("button", { name: "Repornește: Limonadă clasică" }).click();
  await expect(soldOut).toHaveCount(0);
  await expect(lemonade).toContainText("Disponibil");
});

test("staff counts a product's pieces, adds some, and at none it is sold out until there are more", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Ioana Dumitru");
  await page.waitForURL("**/operations/**");
  await visit(page, "/operations/products");
  await page.getByRole("searchbox").fill("limonada clasica");
  const lemonade = page.getByRole("row", { name: "Limonadă clasică" }).last();
  const sheet = page.getByRole("dialog");
  const open = async (): Promise<void> => {
    await lemonade.getByRole("button", { name: "Stoc: Limonadă clasică" }).focus();
    await page.keyboard.press("Enter");
  };
  await open();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await sheet.getByLabel("Câte mai sunt").focus();
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Câmp obligatoriu")).toBeVisible();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(lemonade).toContainText("Mai sunt 3");

  await open();
  await sheet.getByRole("radio", { name: "Am mai făcut" }).check();
  await sheet.getByLabel("Câte în plus").fill("2");
  await page.keyboard.press("Enter");
  await expect(lemonade).toContainText("Mai sunt 5");

  await open();
  await sheet.getByLabel("Câte mai sunt").fill("0");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid", { name: "Epuizate acum" })).toContainText("nu mai sunt porții");
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const guest = await openBrowser();
  await expect(async () => {
    await visit(guest, "/shops/bistro-nord/products/limonada-clasica");
    await expect(guest.getByText("Epuizat").first()).toBeVisible({ timeout: 1000 });
  }).toPass();

  await open();
  await sheet.getByRole("radio", { name: "Nu mai număra" }).check();
  await sheet.getByRole("button", { name: "Salvează stocul" }).click();
  await expect(lemonade).toContainText("Disponibil");
});

test("a search that finds nothing says so, and products that cannot be read are asked for again", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/net::ERR_FAILED .*\/availability$/u] });
  await visit(page, "/login");
  await tapDemo(page, "Ioana Dumitru");
  await page.waitForURL("**/operations/**");
  let isLost = true;
  await page.route("**/api/operations/locations/*/availability", (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await visit(page, "/operations/products");
  await expect(page.getByText("Nu am putut încărca produsele")).toBeVisible();
  await page.getByRole("button", { name: "Încearcă din nou" }).first().focus();
  // At once: what somebody else changes has the page ask by itself.
  isLost = false;
  await page.keyboard.press("Enter");
  await page.getByRole("searchbox").fill("zzz");
  await expect(page.getByText("Niciun rezultat pentru „zzz”")).toBeVisible();
  await page.getByRole("button", { name: "Șterge căutarea" }).click();
  await expect(page.getByRole("grid", { name: "Epuizate acum" })).toBeVisible();
});
