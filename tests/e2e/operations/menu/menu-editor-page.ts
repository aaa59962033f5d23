import type { Page } from "@playwright/test";
import { loadAxe } from "../../pages/axe.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

/** The editor of Bistro Nord's menu, as its manager opens it. */
export async function openMenuEditor(page: Page): Promise<void> {
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/choose-organization"));
  await visit(page, "/operations/menu");
}

/** Takes back what a story left in the draft: others publish the same shop's menu. */
export async function discardDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Vezi și publică" }).click();
  await discardAll(page);
}

/** The same, where the list of what would be published is open already. */
export async function discardAll(page: Page): Promise<void> {
  const discards = page.getByRole("dialog").getByRole("button", { name: /^Renunță la modificarea/u });
  await discards.first().waitFor();
  for (let left = await discards.count(); left > 0; left -= 1) {
    // What is discarded is off the screen before it is written.
    const written = page.waitForResponse(
      (response) => response.url().endsWith("/draft/discard") && response.ok(),
    );
    await discards.first().press("Enter");
    await written;
    await discards.nth(left - 1).waitFor({ state: "detached" });
  }
}
