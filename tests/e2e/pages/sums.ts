import type { Locator } from "@playwright/test";

/** The amount next to a label in a list of sums; the lists inside price explanations are left out. */
export function sumBeside(within: Locator, name: string): Locator {
  return within
    .locator("dl:not(details dl)")
    .getByText(name, { exact: true })
    .locator("xpath=ancestor-or-self::dt/following-sibling::dd");
}
