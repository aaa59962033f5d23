import type { Page } from "@playwright/test";

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
