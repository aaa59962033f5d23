import { expect, test } from "../pages/fixtures.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { visit } from "../pages/visit.ts";

/** MENU-13 */
test("a search forgives what a thumb and a keyboard without diacritics do", async ({ openBrowser }) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/shops/bistro-nord/menu");
  const search = page.getByRole("searchbox");
  const names = page.getByRole("main").getByRole("article").getByRole("heading");
  const all = await names.count();
  for (const typed of ["limonada", "LIMONADĂ", "limonda", "lmionada", "limonadaa"]) {
    await search.fill(typed);
    await expect(names.filter({ hasText: "Limonadă clasică" }).first()).toBeVisible();
    await expect.poll(() => names.count()).toBeLessThan(all);
  }
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await search.fill("xyzxyz");
  await expect(names).toHaveCount(0);
  await search.fill("");
  await expect(names).toHaveCount(all);
});
