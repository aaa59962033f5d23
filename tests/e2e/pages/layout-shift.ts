import type { Page } from "@playwright/test";
import { visit } from "./visit.ts";

/** Has the letters there before what is measured: on a busy machine they come late, and a text gives way by less than a pixel. */
export async function loadLetters(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** What letters that come after the first paint may move, and text that comes with the rest of the page: a tenth of what counts as a page that stands still. */
export const MAX_LETTER_SHIFT = 0.01;

interface Shift {
  /** The part of the window that moved, times how far: what Cumulative Layout Shift sums up. */
  readonly value: number;
  readonly what: string;
  /** Whether letters had just come that were not there at the first paint, or the page was still being read, as on a busy machine. */
  readonly isOfText: boolean;
}

/** The sum of all layout shifts that nobody's touch caused, since the page was loaded (Cumulative Layout Shift). */
export async function layoutShift(page: Page): Promise<number> {
  return (await shifts(page)).reduce((sum, { value }) => sum + value, 0);
}

/**
 * What moved without anybody's touch since the page was loaded, a line for each: how much, when, from where to where. What late
 * letters move by a pixel or two is left out, and a button that was painted before the browser had read its words.
 */
export async function layoutShifts(page: Page): Promise<readonly string[]> {
  return (await shifts(page))
    .filter(({ value, isOfText }) => !isOfText || value >= MAX_LETTER_SHIFT)
    .map(({ value, what }) => `${value.toFixed(4)} ${what}`);
}

function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(
    () =>
      new Promise<readonly Shift[]>((resolve) => {
        const seen: Shift[] = [];
        const place = (at: unknown): string =>
          at instanceof DOMRectReadOnly
            ? `${Math.round(at.x)},${Math.round(at.y)} ${Math.round(at.width)}x${Math.round(at.height)}`
            : "nowhere";
        const moved = (source: { node?: Node; previousRect?: unknown; currentRect?: unknown }): string =>
          `${source.node?.nodeName} "${source.node?.textContent?.trim().slice(0, 30)}" ${place(source.previousRect)} to ${place(source.currentRect)}`;
        const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        const came = performance
          .getEntriesByType("resource")
          .flatMap((file) =>
            file instanceof PerformanceResourceTiming && file.name.endsWith(".woff2")
              ? [file.responseEnd]
              : [],
          )
          .filter((at) => at > painted);
        const [visit] = performance.getEntriesByType("navigation");
        const read = visit instanceof PerformanceNavigationTiming ? visit.domInteractive : 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false) {
              const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
              const what = `at ${Math.round(entry.startTime)} ms: ${sources.map(moved).join("; ")}`;
              const followsLetters = came.some((at) => at <= entry.startTime && entry.startTime < at + 150);
              seen.push({
                value: Number(entry.value),
                what,
                isOfText: followsLetters || entry.startTime < read,
              });
            }
        }).observe({ type: "layout-shift", buffered: true });
        // After two frames everything on screen has been counted.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
  );
}
