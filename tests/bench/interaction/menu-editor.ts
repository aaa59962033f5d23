import { chromium, type Page } from "playwright-core";
import { SHOP_ID } from "#tests/support/shopping/shopping.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { CHROMIUM_ARGS, chromiumPath } from "#tests/support/machine.ts";
import { startBenchSite } from "../bench-site.ts";
import { median, percentile, show, type SectionOutcome } from "../figures.ts";
import { isSettled, repeat, SLOWDOWN, slowPage } from "./slow-page.ts";

const PRODUCTS = 1000;
const TIMES = 20;
const SCREEN = { width: 1280, height: 844 };
const SEARCHED = "limonada calda cu mi";
const TYPED = "O portie buna de tot";
const SHARE = 0.75;

/** What the editor of a menu of 1,000 products takes for each letter, on a machine four times slower than this one. */
export async function measureMenuEditor(): Promise<SectionOutcome> {
  const executablePath = chromiumPath();
  if (executablePath === null)
    throw new Error("There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH.");
  const site = await startBenchSite();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  try {
    await makeManyProducts(site.owner, SHOP_ID, PRODUCTS);
    const { page } = await slowPage(browser, SCREEN);
    await openEditor(page, `http://localhost:${site.server.port}`);
    const search = page.getByRole("searchbox");
    await search.click();
    const letters = await repeat(page, TIMES, (at) => page.keyboard.type(SEARCHED[at] ?? "a"));
    await search.fill("limonada");
    await page
      .getByRole("row", { name: /^Limonadă/u })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nume în română").click();
    await isSettled(page);
    const named = await repeat(page, TIMES, (at) => page.keyboard.type(TYPED[at] ?? "a"));
    await dialog.getByLabel("Descriere în română").click();
    const described = await repeat(page, TIMES, (at) => page.keyboard.type(TYPED[at] ?? "a"));
    const p75 = (values: readonly number[]): number => percentile(values, SHARE);
    const measured = { "a letter of search": letters, "of a name": named, "of a description": described };
    return {
      title: `The editor of a menu of ${PRODUCTS} products, ${SLOWDOWN} times slower, ms until the next paint`,
      rows: [
        ["", "median", "p75", "longest"],
        ...Object.entries(measured).map(([name, values]) => [
          name,
          show(median(values)),
          show(p75(values)),
          show(Math.max(...values)),
        ]),
      ],
      lines: Object.entries(measured).map(([name, values]) => ({
        name,
        value: p75(values),
        unit: "ms",
        at: "most",
        line: 50,
      })),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function openEditor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole("button", { name: "Andrei Stan" }).click();
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/choose-organization"));
  await page.goto(`${origin}/operations/menu`);
  await page.getByRole("searchbox").waitFor();
  await isSettled(page);
}
