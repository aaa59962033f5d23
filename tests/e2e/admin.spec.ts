import { chooseOperations, tapDemo } from "./pages/sign-in.ts";
import { visit } from "./pages/visit.ts";
import { expect, test } from "./pages/fixtures.ts";

test.describe("an admin", () => {
  test("searches all organizations, chooses one, and works there like its owner", async ({ openBrowser }) => {
    const page = await openBrowser();
    await visit(page, "/login");
    await tapDemo(page, "Radu Georgescu");
    await page.waitForURL("**/choose-organization");
    await expect(page.getByRole("button", { name: /ca administrator/ })).toHaveCount(2);
    await page.getByLabel("Caută o organizație").fill("nord");
    await expect(page.getByRole("button", { name: /ca administrator/ })).toHaveCount(1);
    await page.getByRole("button", { name: /Bistro Nord/ }).click();
    await chooseOperations(page);
    // The choice survives a reload, and so do the owner's permissions.
    await visit(page, "/operations/pending");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Primim comenzi/ })
      .click();
    await expect(page.getByRole("dialog")).toContainText("Centru");
  });
});
