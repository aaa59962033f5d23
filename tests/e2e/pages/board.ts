import { expect, type Locator, type Page } from "@playwright/test";
import { tapDemo } from "./sign-in.ts";
import { visit } from "./visit.ts";

/** The staff's board. */
export interface Board {
  armSound(): Promise<void>;
  column(name: "Noi" | "În lucru" | "Gata"): Locator;
  card(number: string): Locator;
  /** Waits for the next new card; the time when it appeared, in milliseconds of this machine. */
  nextCardAt(): Promise<number>;
  /** Opens the details of an order. */
  open(number: string): Promise<Locator>;
}

/** Signs an employee of one organization in, and opens their board. */
export async function openBoard(page: Page): Promise<Board> {
  await visit(page, "/login");
  await tapDemo(page, "Ioana Dumitru");
  await page.waitForURL("**/operations/pending");
  await expect(page.getByText("În direct", { exact: true })).toBeVisible();
  return board(page);
}

function board(page: Page): Board {
  const card = (number: string): Locator => page.getByRole("article", { name: number, exact: true });
  return {
    armSound: async () => {
      await page.getByRole("button", { name: "Pornește sunetul" }).click();
      await expect(page.getByText("Sunet pornit", { exact: true })).toBeVisible();
    },
    column: (name) => page.getByRole("region", { name: new RegExp(`^${name}\\b`) }),
    card,
    nextCardAt: async () => {
      const known = await page.locator("article").count();
      const came = await page.waitForFunction(
        (before) => (document.querySelectorAll("article").length > before ? Date.now() : null),
        known,
      );
      return Number(await came.jsonValue());
    },
    open: async (number) => {
      await card(number)
        .getByRole("button", { name: /^Detalii/ })
        .click();
      const dialog = page.getByRole("dialog", { name: number });
      await expect(dialog).toBeVisible();
      return dialog;
    },
  };
}
