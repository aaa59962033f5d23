import { constants, setPriority } from "node:os";
import type { Browser, BrowserContext, CDPSession, Locator, Page } from "playwright-core";
import { median } from "../figures.ts";

/** How much slower than this machine the pages are. */
export const SLOWDOWN = 4;

/** The screen of a phone, in pixels. */
export const PHONE = { width: 390, height: 844 } as const;

// A thumb rests that long on what it taps, in milliseconds.
const TOUCH_MS = 80;

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
  await putPagesFirst(browser);
  return { page, context };
}

/**
 * Has what the pages themselves do go before all else that this machine runs for them: a phone has cores of its own for
 * drawing, and neither the server nor the driver. False where the system does not let this user.
 */
export async function putPagesFirst(browser: Browser): Promise<boolean> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  try {
    for (const { type, id } of processInfo)
      if (type === "renderer") setPriority(id, constants.priority.PRIORITY_HIGH);
    return true;
  } catch {
    return false;
  }
}

// A calculation of fixed length, about a second of a slow page.
const CALCULATED = 2e7;
const CALCULATIONS = 5;

/** How long a page that never changes takes for a calculation, in milliseconds. */
export async function fixedPage(browser: Browser): Promise<number> {
  const { page, context } = await slowPage(browser, PHONE);
  const took: number[] = [];
  for (let at = 0; at < CALCULATIONS; at += 1)
    took.push(
      await page.evaluate((length) => {
        const started = performance.now();
        let sum = 0;
        for (let n = 0; n < length; n += 1) sum = (sum + n * n) % 65521;
        return performance.now() - started + Math.min(0, sum);
      }, CALCULATED),
    );
  await context.close();
  return median(took);
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

/** Brings something into the middle of the screen, and waits until it rests there. */
export async function bring(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const place = (): string => JSON.stringify(element.getBoundingClientRect());
    let [before, rested] = ["", 0];
    while (rested < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      rested = place() === before ? rested + 1 : 0;
      before = place();
    }
  });
}

/**
 * Taps the middle of something on screen, as a thumb does. A click of the driver's would run its own script in the page
 * with each event, to see whether something else lies there: on a slow page that takes as long as the page itself.
 */
export async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("Nothing is there to be tapped");
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await new Promise((resolve) => setTimeout(resolve, TOUCH_MS));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
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

/** How long each of several takes, which may be prepared and taken back. */
export async function repeat(
  page: Page,
  count: number,
  act: (at: number) => Promise<void>,
  {
    prepare = async () => undefined,
    undo = async () => undefined,
  }: {
    readonly prepare?: (at: number) => Promise<void>;
    readonly undo?: () => Promise<void>;
  } = {},
): Promise<readonly number[]> {
  const took: number[] = [];
  for (let at = 0; at < count; at += 1) {
    await prepare(at);
    await isSettled(page);
    took.push(await tookFor(page, () => act(at)));
    await undo();
    await isSettled(page);
  }
  return took;
}
