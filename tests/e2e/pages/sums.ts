import type { Locator } from "@playwright/test";

/** The amount beside a word in a list of sums; the traces of «De ce?», which are lists too, are passed over. */
export function sumBeside(within: Locator, name: string): Locator {
  return within
    .locator("dl:not(details dl)")
    .getByText(name, { exact: true })
    .locator("xpath=ancestor-or-self::dt/following-sibling::dd");
}
