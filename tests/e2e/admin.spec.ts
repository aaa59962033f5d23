import { tapDemo } from "./pages/sign-in.ts";
import { visit } from "./pages/visit.ts";
import { expect, test } from "./pages/story.ts";

test.describe("an admin", () => {
  test("chooses among all organizations, with a search, and works there like its owner", async ({
    enter,
  }) => {
    const page = await enter();
    await visit(page, "/login");
    await tapDemo(page, "Radu Georgescu");
    await page.waitForURL("**/choose-organization");
    await expect(page.getByRole("button", { name: /ca administrator/ })).toHaveCount(2);
    await page.getByLabel("Caută o organizație").fill("nord");
    await expect(page.getByRole("button", { name: /ca administrator/ })).toHaveCount(1);
    await page.getByRole("button", { name: /Bistro Nord/ }).click();
    await page.waitForURL("**/operations/pending");
    // The choice outlives a reload, and so does what an owner may do there.
    await visit(page, "/operations/pending");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Primim comenzi/ })
      .click();
    await expect(page.getByRole("dialog")).toContainText("Centru");
  });
});
