import { chromium, type Browser, type Locator, type Page } from "playwright-core";
import { MENU_PATH, SHOP_ID } from "#tests/support/shopping/shopping.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { CHROMIUM_ARGS, chromiumPath } from "#tests/support/machine.ts";
import { startBenchSite } from "../bench-site.ts";
import { createCalmMachine, showCalm } from "../calm.ts";
import { median, percentile, show, type SectionOutcome } from "../figures.ts";
import {
  bring,
  fixedPage,
  isSettled,
  noted,
  PHONE,
  putPagesFirst,
  repeat,
  SLOWDOWN,
  slowPage,
  tap,
  tookFor,
  type SlowPage,
} from "./slow-page.ts";

const PRODUCTS = 1000;
const TIMES = 20;
const LOADS = 5;
const SEARCHED = "limonada calda cu mie";
const SHARE = 0.75;
// Long tasks are those over 50 ms; what is over that blocks.
const LONG_TASK_MS = 50;

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
    const isFirst = await putPagesFirst(browser);
    const machine = await createCalmMachine(() => fixedPage(browser));
    const calmly = await machine.measure(() => measureMenu(browser, url));
    const { blocked, firstTaps, scrolls, elements, sheet, add, letters } = calmly.outcome;
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
          "longest task while scrolling": scrolls,
        }).map(([name, values]) => [
          name,
          show(median(values)),
          show(p75(values)),
          show(Math.max(...values)),
        ]),
        ["elements", String(elements), "", ""],
        ["the page before all else of this machine", isFirst ? "yes" : "no", "", ""],
        ["drift of a fixed page, attempts", showCalm(calmly), "", ""],
      ],
      lines: [
        { name: "open a product", value: p75(sheet), unit: "ms", at: "most", line: 100 },
        { name: "add", value: p75(add), unit: "ms", at: "most", line: 50 },
        { name: "a letter of search", value: p75(letters), unit: "ms", at: "most", line: 50 },
        { name: "first tap after loading", value: median(firstTaps), unit: "ms", at: "most", line: 300 },
        { name: "longest task while scrolling", value: median(scrolls), unit: "ms", at: "most", line: 50 },
        { name: "blocked while loading", value: median(blocked), unit: "ms", at: "most", line: 150 },
      ],
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** What was measured of a menu, in milliseconds. */
interface Measured {
  readonly blocked: readonly number[];
  readonly firstTaps: readonly number[];
  readonly scrolls: readonly number[];
  readonly elements: number;
  readonly sheet: readonly number[];
  readonly add: readonly number[];
  readonly letters: readonly number[];
}

async function measureMenu(browser: Browser, url: string): Promise<Measured> {
  const blocked: number[] = [];
  const firstTaps: number[] = [];
  const scrolls: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const read = await menuPage(browser, url);
    await isSettled(read.page);
    blocked.push(await blockedAfterPaint(read.page));
    scrolls.push(await longestWhileScrolling(read.page));
    await read.context.close();
    const tapped = await menuPage(browser, url);
    firstTaps.push(await tookFor(tapped.page, () => openFirst(tapped.page)));
    await tapped.context.close();
  }
  const { page, context } = await menuPage(browser, url);
  await isSettled(page);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const sheet = await repeat(
    page,
    TIMES,
    async (at) => {
      await tap(page, cardAt(page, at));
      await page.getByRole("dialog").waitFor();
    },
    {
      prepare: (at) => bring(cardAt(page, at)),
      undo: async () => {
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      },
    },
  );
  const plusAt = (at: number): Locator =>
    page
      .getByRole("main")
      .getByRole("button", { name: /^Adaugă / })
      .nth(at);
  const add = await repeat(page, TIMES, (at) => tap(page, plusAt(at)), {
    prepare: (at) => bring(plusAt(at)),
  });
  const search = page.getByRole("searchbox");
  await tap(page, search);
  const letters = await repeat(page, TIMES, async (at) => page.keyboard.type(SEARCHED[at] ?? "a"));
  await context.close();
  return { blocked, firstTaps, scrolls, elements, sheet, add, letters };
}

const cardAt = (page: Page, at: number) =>
  page.getByRole("main").getByRole("article").nth(at).getByRole("link");

async function openFirst(page: Page): Promise<void> {
  await tap(page, cardAt(page, 0));
  await page.getByRole("dialog").waitFor();
}

async function menuPage(browser: Browser, url: string): Promise<SlowPage> {
  const slow = await slowPage(browser, PHONE);
  const answered = slow.page.waitForResponse((response) => response.url().includes("/api/menu"));
  await slow.page.goto(url);
  await putPagesFirst(browser);
  await answered;
  return slow;
}

// Down the whole menu, half a screen a frame, once what the first move asks for is there; 0 where no task was long.
async function longestWhileScrolling(page: Page): Promise<number> {
  await page.evaluate(() => scrollBy({ top: 1 }));
  await page.waitForFunction((count) => document.querySelectorAll("main article").length >= count, PRODUCTS);
  await isSettled(page);
  const before = (await noted(page)).tasks.length;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += PHONE.height / 2) {
    await page.evaluate((top) => scrollTo({ top }), at);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
  }
  await isSettled(page);
  return Math.max(0, ...(await noted(page)).tasks.slice(before).map(({ ms }) => ms));
}

/** How long the page could answer nobody from its first contentful paint on: what of each task is over 50 ms. */
async function blockedAfterPaint(page: Page): Promise<number> {
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  const { tasks } = await noted(page);
  return tasks
    .map(({ at, ms }) => Math.min(ms, at + ms - painted))
    .reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
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
