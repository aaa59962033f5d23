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
  // What asks comes after the page: until it is there nobody hears of a return.
  const asked: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/build")) asked.push(answer.url());
  });
  await expect
    .poll(async () => {
      await comeBack();
      return asked.length;
    })
    .toBeGreaterThan(0);
  await expect(offer).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "Închide" }).first().press("Enter");
  await page.waitForURL("**/shops/bistro-nord/menu");
  await expect(offer).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  // The menu that the dialog lay over is a shape at first.
  await expect(page.getByRole("heading", { level: 1, name: "Bistro Nord" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reîncarcă pagina" }).press("Enter");
  await loaded;
  await expect(page).toHaveURL(/\/shops\/bistro-nord\/menu$/);
});
