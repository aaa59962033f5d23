import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";

/** How much slower than this machine the pages are. */
export const SLOWDOWN = 4;

/** The screen of a phone, in pixels. */
export const PHONE = { width: 390, height: 844 } as const;

/** What a page notes about itself: how long each thing that somebody did took until the next paint, and every long task. */
interface Noted {
  readonly interactions: readonly { readonly id: number; readonly ms: number }[];
  readonly tasks: readonly { readonly at: number; readonly ms: number }[];
}

/** A page on a processor that is slowed down, and its context. */
export interface SlowPage {
  readonly page: Page;
  readonly context: BrowserContext;
}

// In the page: what the browser says of itself.
function note(): void {
  const interactions: { id: number; ms: number }[] = [];
  const tasks: { at: number; ms: number }[] = [];
  Object.assign(globalThis, { noted: { interactions, tasks } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && Number(entry.interactionId) > 0)
        interactions.push({ id: Number(entry.interactionId), ms: entry.duration });
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration });
  }).observe({ type: "longtask", buffered: true });
}

/** An empty page on a machine so much slower than this one, which notes what it takes for what somebody does. */
export async function slowPage(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<SlowPage> {
  const isMobile = viewport.width < 600;
  const context = await browser.newContext({ viewport, hasTouch: isMobile, isMobile, locale: "ro-RO" });
  const page = await context.newPage();
  await page.addInitScript(note);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { page, context };
}

/** What a page noted so far. */
export function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => Reflect.get(globalThis, "noted"));
}

/** Waits until nothing long has run for a second. */
export async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { tasks } = Reflect.get(globalThis, "noted");
    const last = tasks.at(-1);
    return performance.now() - (last === undefined ? 0 : last.at + last.ms) > 1500;
  });
}

/** How long it took until the next paint; 16 where the browser says that it took less. */
export async function tookFor(page: Page, act: () => Promise<void>): Promise<number> {
  const before = (await noted(page)).interactions.length;
  await act();
  // The browser tells of an event in a task after its paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  const { interactions } = await noted(page);
  return Math.max(16, ...interactions.slice(before).map(({ ms }) => ms));
}

/** How long each of several takes. */
export async function repeat(
  page: Page,
  count: number,
  act: (at: number) => Promise<void>,
  undo: () => Promise<void> = async () => undefined,
): Promise<readonly number[]> {
  const took: number[] = [];
  for (let at = 0; at < count; at += 1) {
    took.push(await tookFor(page, () => act(at)));
    await undo();
    await isSettled(page);
  }
  return took;
}
