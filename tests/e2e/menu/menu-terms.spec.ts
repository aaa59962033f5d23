import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

test("the terms above a menu say what they are made of, by keyboard, on a phone and in English (MENU-26)", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 }, locale: "en-US" });
  await loadAxe(page.context());
  await visit(page, "/shops/bistro-nord/menu");
  const why = page.getByRole("button", { name: "Why? the time and the delivery" });
  const minutes = await page.getByText(/^Delivered in \d+ min$/).textContent();
  await why.focus();
  await page.keyboard.press("Enter");
  await expect(why).toHaveAttribute("aria-expanded", "true");
  const answer = page
    .getByRole("listitem")
    .filter({ hasText: "Your zone:" })
    .or(page.getByRole("listitem").filter({ hasText: "that of the usual zone:" }));
  await expect(answer.first()).toContainText(`${/\d+/.exec(minutes ?? "")?.[0]} min = `);
  await expect(answer.first()).toContainText(/Minimum order|No minimum/);
  expect([...(await violations(page, "light", false)), ...(await violations(page, "dark", false))]).toEqual(
    [],
  );
  await page.keyboard.press("Space");
  await expect(answer.first()).toBeHidden();
  await expect(why).toBeFocused();
});
