import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from "playwright-core";
import { MENU_PATH, SHOP_ID } from "#tests/support/shopping/shopping.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { CHROMIUM_ARGS, chromiumPath } from "#tests/support/machine.ts";
import { startBenchSite } from "./bench-site.ts";
import { median, percentile, show, type SectionOutcome } from "./figures.ts";

const PRODUCTS = 1000;
/** How much slower than this machine the phone is. */
const SLOWDOWN = 4;
const TIMES = 20;
const LOADS = 3;
const SEARCHED = "limonada calda cu mie";
const PHONE = { width: 390, height: 844 };
const SHARE = 0.75;
// Long tasks are those over 50 ms; what is over that blocks.
const LONG_TASK_MS = 50;

/** What a page notes about itself: how long each thing that somebody did took until the next paint, and every long task. */
interface Noted {
  readonly interactions: readonly { readonly id: number; readonly ms: number }[];
  readonly tasks: readonly { readonly at: number; readonly ms: number }[];
}

/** What a phone four times slower than this machine takes for what people do in a menu of 1,000 products. */
export async function measureInteraction(): Promise<SectionOutcome> {
  const executablePath = chromiumPath();
  if (executablePath === null)
    throw new Error("There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH.");
  const site = await startBenchSite();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  try {
    await makeManyProducts(site.owner, SHOP_ID, PRODUCTS);
    await waitForProducts(site.server.port);
    const url = `http://localhost:${site.server.port}/shops/bistro-nord/menu`;
    const blocked: number[] = [];
    const firstTaps: number[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      const { page, context } = await slowPage(browser, url);
      firstTaps.push(await tookFor(page, () => openFirst(page)));
      await page.keyboard.press("Escape");
      await isSettled(page);
      blocked.push(blockedMs((await noted(page)).tasks));
      await context.close();
    }
    const { page, context } = await slowPage(browser, url);
    await isSettled(page);
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    const sheet = await repeat(
      page,
      TIMES,
      async (at) => {
        await cardAt(page, at).click();
        await page.getByRole("dialog").waitFor();
      },
      async () => {
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      },
    );
    const add = await repeat(page, TIMES, async (at) => {
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Adaugă / })
        .nth(at)
        .click();
    });
    const search = page.getByRole("searchbox");
    await search.click();
    const letters = await repeat(page, TIMES, async (at) => page.keyboard.type(SEARCHED[at] ?? "a"));
    await search.fill("");
    await isSettled(page);
    const scroll = await longestWhileScrolling(page);
    await context.close();
    const p75 = (values: readonly number[]): number => percentile(values, SHARE);
    return {
      title: `A menu of ${PRODUCTS} products on a phone ${SLOWDOWN} times slower, ms until the next paint`,
      rows: [
        ["", "median", "p75", "longest"],
        ...Object.entries({
          "open a product": sheet,
          add,
          "a letter of search": letters,
          "first tap": firstTaps,
          "blocked while loading": blocked,
        }).map(([name, values]) => [
          name,
          show(median(values)),
          show(p75(values)),
          show(Math.max(...values)),
        ]),
        ["elements", String(elements), "", ""],
      ],
      lines: [
        { name: "open a product", value: p75(sheet), unit: "ms", at: "most", line: 100 },
        { name: "add", value: p75(add), unit: "ms", at: "most", line: 50 },
        { name: "a letter of search", value: p75(letters), unit: "ms", at: "most", line: 50 },
        { name: "first tap after loading", value: median(firstTaps), unit: "ms", at: "most", line: 300 },
        { name: "longest task while scrolling", value: scroll, unit: "ms", at: "most", line: 100 },
        { name: "blocked while loading", value: median(blocked), unit: "ms", at: "most", line: 150 },
      ],
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

const cardAt = (page: Page, at: number) =>
  page.getByRole("main").getByRole("article").nth(at).getByRole("link");

async function openFirst(page: Page): Promise<void> {
  await cardAt(page, 0).click();
  await page.getByRole("dialog").waitFor();
}

interface SlowPage {
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

async function slowPage(browser: Browser, url: string): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: "ro-RO",
  });
  const page = await context.newPage();
  await page.addInitScript(note);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const answered = page.waitForResponse((response) => response.url().includes("/api/menu"));
  await page.goto(url);
  await answered;
  return { page, context };
}

function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => Reflect.get(globalThis, "noted"));
}

/** Waits until nothing long has run for a second. */
async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { tasks } = Reflect.get(globalThis, "noted");
    const last = tasks.at(-1);
    return performance.now() - (last === undefined ? 0 : last.at + last.ms) > 1500;
  });
}

/** How long it took until the next paint; 16 where the browser says that it took less. */
async function tookFor(page: Page, act: () => Promise<void>): Promise<number> {
  const before = (await noted(page)).interactions.length;
  await act();
  // The browser tells of an event in a task after its paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  const { interactions } = await noted(page);
  return Math.max(16, ...interactions.slice(before).map(({ ms }) => ms));
}

async function repeat(
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

async function longestWhileScrolling(page: Page): Promise<number> {
  const before = (await noted(page)).tasks.length;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += PHONE.height / 2) {
    await page.evaluate((top) => scrollTo({ top }), at);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
  }
  await isSettled(page);
  return Math.max(0, ...(await noted(page)).tasks.slice(before).map(({ ms }) => ms));
}

function blockedMs(tasks: Noted["tasks"]): number {
  return tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
}

async function waitForProducts(port: number): Promise<void> {
  const connection = createHttpConnection(port);
  try {
    for (;;) {
      const { body } = await connection.send({
        method: "GET",
        path: MENU_PATH,
        headers: { "accept-encoding": "identity" },
      });
      if (JSON.parse(body.toString()).products.length >= PRODUCTS) return;
    }
  } finally {
    connection.close();
  }
}
