import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Theme } from "./color-and-language.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What is wrong with the page as it stands in a theme, a line for each place; none when all is well. A dialog is judged
 * without the content beneath it.
 */
export async function violations(page: Page, theme: Theme, isOver: boolean): Promise<readonly string[]> {
  await page.evaluate(async (value) => {
    // What the inline script of the head does with the cookie, without another load.
    document.documentElement.setAttribute("data-theme", value);
    // Colours are judged once they have arrived; what goes round for ever shows none.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, theme);
  const axe = new AxeBuilder({ page });
  if (isOver) axe.exclude("#content");
  const found = await axe
    // The product frames nothing, and a menu has thousands of places where all is well.
    .setLegacyMode(true)
    .options({ runOnly: { type: "tag", values: TAGS }, resultTypes: ["violations"] })
    .analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${theme} ${id}: ${target.join(" ")}: ${why}`;
    }),
  );
}
