import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { signInToShop } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const OFFER = "A apărut o versiune mai nouă a paginii.";

test("a newer build is offered on return, by keyboard, and never over cart and checkout", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await page.route("**/api/build", (route) => route.fulfill({ json: { version: "newer" } }));
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const offer = page.getByText(OFFER);
  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  await visit(page, "/shops/bistro-nord/cart");
  const asked = page.waitForResponse("**/api/build");
  await comeBack();
  await asked;
  await expect(offer).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "Închide" }).first().press("Enter");
  await page.waitForURL("**/shops/bistro-nord/menu");
  await expect(offer).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reîncarcă pagina" }).press("Enter");
  await loaded;
  await expect(page).toHaveURL(/\/shops\/bistro-nord\/menu$/);
});
