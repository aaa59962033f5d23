import type { Page } from "@playwright/test";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

// On Piața Charles de Gaulle, next to the shop's second location.
const NORTH = { latitude: 44.4679, longitude: 26.0869 };

test("the nearest location comes first, from the device's position or without it (FULFILLMENT-11)", async ({
  openBrowser,
}) => {
  const page = await openBrowser({
    viewport: { width: 390, height: 844 },
    geolocation: NORTH,
    permissions: ["geolocation"],
  });
  await loadAxe(page.context());
  const sheet = await openSheet(page);
  const names = (): Promise<readonly string[]> =>
    sheet.getByRole("group", { name: "Locație" }).locator("bdi").allTextContents();
  await sheet.getByRole("radio", { name: "Ridicare", exact: true }).check();
  expect(await names()).toEqual(["Centru", "Aviatorilor"]);
  await sheet.getByRole("radio", { name: "Poziția mea" }).check();
  await expect.poll(names).toEqual(["Aviatorilor", "Centru"]);
  await expect(sheet.getByText(/^\d,\d km · Bulevardul Aviatorilor/)).toBeVisible();
  expect([...(await violations(page, "light", true)), ...(await violations(page, "dark", true))]).toEqual([]);

  // It is kept; the delivery address is another matter.
  const again = await openSheet(page);
  await expect(again.getByRole("radio", { name: "Poziția mea" })).toBeChecked();
  await again.getByRole("radio", { name: "Nu contează" }).check();
  await expect.poll(names).toEqual(["Centru", "Aviatorilor"]);
});

test("a refused position is said, and locations stay as they are", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } });
  const sheet = await openSheet(page);
  await sheet.getByRole("radio", { name: "Ridicare", exact: true }).check();
  await sheet.getByText("Poziția mea").click();
  await expect(sheet.getByRole("alert")).toContainText(/^Browserul nu ne spune unde ești/);
  await expect(sheet.getByRole("radio", { name: "Nu contează" })).toBeChecked();
});

async function openSheet(page: Page) {
  await visit(page, "/shops/bistro-nord/menu");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Ridicare|Livrare/ })
    .click();
  return page.getByRole("dialog", { name: "Cum vrei comanda?" });
}
