import type { Page } from "@playwright/test";
import { visit } from "./visit.ts";

/** The people of the demonstration, by the names on their buttons. */
export type DemoPerson = "Ana Ionescu" | "Mihai Popa" | "Ioana Dumitru" | "Andrei Stan" | "Radu Georgescu";

/** Signs in with one tap on a page that offers it. */
export async function tapDemo(page: Page, person: DemoPerson): Promise<void> {
  await page.getByRole("button", { name: person }).click();
}

/** Signs in to a shop with one tap; ends on its menu. */
export async function signInToShop(page: Page, shop: string, person: DemoPerson): Promise<void> {
  await visit(page, `/shops/${shop}/login`);
  await tapDemo(page, person);
  await page.waitForURL(`**/shops/${shop}/menu`);
}
