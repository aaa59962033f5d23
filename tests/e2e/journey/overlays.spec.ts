import { expect, test } from "../pages/fixtures.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const PAGES = [
  "/",
  "/login",
  "/shops/bistro-nord",
  "/shops/bistro-nord/menu",
  "/shops/bistro-nord/terms",
  "/nowhere",
];

test("toasts and the confirmation have their place on every page, the missing one too (ROUTE-12)", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/status of 404 .*\/nowhere$/] });
  for (const address of PAGES) {
    await visit(page, address);
    await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
  }
  // Both speak on a page of staff: what failed, and what asks first.
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.waitForURL("**/choose-organization");
  await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
});
