import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tapDemo, signInAsOwner } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

test("an admin, as its owner, takes along everything that the organization owns, by keyboard", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await signInAsOwner(page);
  await visit(page, "/operations/settings");
  await page.getByRole("link", { name: "Arhiva organizației" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Arhiva organizației", level: 1 })).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descarcă arhiva" }).press("Enter");
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^diner-\d{4}-\d\d-\d\d\.zip$/u);
  const files = unzipSync(await readFile(await download.path()));
  const menu = JSON.parse(strFromU8(files["menus/bistro-nord.json"] ?? new Uint8Array()));
  expect(menu.shop.name).toBe("Bistro Nord");
});

test("a manager finds no archive", async ({ openBrowser }) => {
  const page = await openBrowser();
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await page.waitForURL("**/choose-boh-app");
  await visit(page, "/operations/settings");
  await expect(page.getByRole("link", { name: /Program și comenzi/u }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Arhiva organizației" })).toHaveCount(0);
});
