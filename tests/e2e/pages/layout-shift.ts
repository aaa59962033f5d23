import type { Page } from "@playwright/test";
import { visit } from "./visit.ts";

/** Has the letters there before what is measured: on a busy machine they come late, and a text gives way by less than a pixel. */
export async function loadLetters(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** The sum of all layout shifts that nobody's touch caused, since the page was loaded (Cumulative Layout Shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false)
              sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        // After two frames everything on screen has been counted.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}
