import type { Locator } from "@playwright/test";
import { expect, test } from "../../pages/fixtures.ts";
import { discardDraft, openMenuEditor } from "./menu-editor-page.ts";

const DRAFT_CALL = (url: URL): boolean => url.pathname.endsWith("/draft");

test("who leaves the menu editor while two moves wait to be written has both written (MENU-17)", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await openMenuEditor(page);
  const categories = page.getByRole("grid", { name: "Categorii" });
  const rows = categories.getByRole("row");
  const [first, last, next] = [
    await nameOf(rows.first()),
    await nameOf(rows.nth(-1)),
    await nameOf(rows.nth(-2)),
  ];
  const held = Promise.withResolvers<undefined>();
  await page.route(DRAFT_CALL, async (route) => {
    if (route.request().method() === "PATCH") await held.promise;
    await route.continue();
  });
  const moveUp = async (name: string): Promise<void> => {
    await categories.getByRole("row", { name }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await categories.getByRole("button", { name: `Mută ${name}` }).press("Enter");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(rows.first()).toContainText(name);
  };
  await moveUp(last);
  await moveUp(next);
  const written: number[] = [];
  page.on("response", (response) => {
    if (DRAFT_CALL(new URL(response.url())) && response.request().method() === "PATCH")
      written.push(response.status());
  });
  await page.getByRole("link", { name: "Produse" }).first().click();
  await page.waitForURL("**/operations/products");
  held.resolve(undefined);
  await expect.poll(() => written).toEqual([200, 200]);
  await page.getByRole("link", { name: "Editează meniul" }).click();
  await expect(rows.nth(0)).toContainText(next);
  await expect(rows.nth(1)).toContainText(last);
  await expect(rows.nth(2)).toContainText(first);
  await discardDraft(page);
});

async function nameOf(row: Locator): Promise<string> {
  return (await row.getAttribute("aria-label")) ?? "";
}
