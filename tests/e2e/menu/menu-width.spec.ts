import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

test("no card of a menu is wider than its column, however narrow the phone and wherever one looks", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/shops/bistro-nord/menu");
    // What is off screen is not laid out, and so cannot be too wide.
    for (const section of await page.getByRole("main").getByRole("region").all()) {
      await section.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      await expect(section.getByRole("article").first()).toBeInViewport();
      const { name, scrollWidth } = await section.evaluate((element) => ({
        name: element.id,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect([name, scrollWidth]).toEqual([name, width]);
    }
  }
});
