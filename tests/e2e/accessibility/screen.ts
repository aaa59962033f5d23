import { expect, type Page } from "@playwright/test";

/** One screen that axe checks. */
export interface Screen {
  readonly name: string;
  /** Its address; without one, `until` starts from the screen before. */
  readonly address?: string;
  /** Leads to the screen and waits until it is shown, in either language. */
  readonly until: (page: Page) => Promise<void>;
  /** A dialog: the page beneath it is left out, since it is checked by itself. */
  readonly isOver?: true;
}

export const SHOP = "/shops/bistro-nord";

export const anyHeading = headingShown(/./);

/** Waits for a heading. */
export function headingShown(name: RegExp): (page: Page) => Promise<void> {
  return (page) => expect(page.getByRole("heading", { name }).first()).toBeVisible();
}

/** Presses a button or a link, the first of that name, and waits for a dialog. */
export function openedBy(role: "button" | "link", name: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole(role, { name }).first().click();
    await dialogShown(page);
  };
}

export async function dialogShown(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
}

export async function closeAll(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
