import { setTimeout as delay } from "node:timers/promises";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { SHOP_ID } from "#tests/support/shopping/shopping.ts";
import { startBenchSite } from "../bench-site.ts";
import { PLACES, readPage, slugsOf } from "./crawl.ts";
import { median, show, type SectionOutcome } from "../figures.ts";
import { cpuMs, pssMegabytes } from "../process-figures.ts";

const PRODUCTS = 1000;
const WARM_PAGES = 200;
const ROUNDS = 3;
// A page is kept for half a minute.
const KEPT_MS = 31_000;
const MAX_PRODUCT_MS = 8;
const MAX_MENU_MS = 60;
const MAX_MENU_KILOBYTES = 700;
// What is kept of pages, and what the allocator holds besides.
const MAX_CRAWL_MEGABYTES = 64;

/** What drawing a page costs that is not kept, at 1,000 products, and what a crawl of all of them leaves in memory. */
export async function measurePages(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  const connection = createHttpConnection(site.server.port);
  try {
    await makeManyProducts(site.owner, SHOP_ID, PRODUCTS);
    const slugs = await slugsOf(connection, PRODUCTS);
    const spent = async (paths: readonly string[]): Promise<number> => {
      const before = cpuMs(site.server.pid);
      for (const path of paths) await readPage(connection, path, "localhost", "ro");
      return (cpuMs(site.server.pid) - before) / paths.length;
    };
    const paths = slugs.map((slug) => `/shops/bistro-nord/products/${slug}`);
    await spent(paths.slice(0, WARM_PAGES));
    const before = pssMegabytes([site.server.pid]);
    const product = await spent(paths.slice(WARM_PAGES));
    const grown = pssMegabytes([site.server.pid]) - before;
    const menus: number[] = [];
    let bytes = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      if (round > 0) await delay(KEPT_MS);
      const began = cpuMs(site.server.pid);
      for (const { at, host, language } of PLACES)
        bytes = Math.max(bytes, await readPage(connection, `${at}/menu`, host, language));
      // The first round warms the others.
      if (round > 0) menus.push((cpuMs(site.server.pid) - began) / PLACES.length);
    }
    const menu = median(menus);
    return {
      title: `Pages that are not kept, of a shop of ${PRODUCTS} products, in brotli`,
      rows: [
        ["", "CPU ms of the server"],
        [`a product's page, of ${paths.length - WARM_PAGES}`, show(product)],
        [`the menu, ${PLACES.length} of them ${ROUNDS} times`, show(menu)],
      ],
      lines: [
        { name: "a product's page", value: product, unit: "ms", at: "most", line: MAX_PRODUCT_MS },
        { name: "the menu", value: menu, unit: "ms", at: "most", line: MAX_MENU_MS },
        { name: "its HTML", value: bytes / 1000, unit: "kB", at: "most", line: MAX_MENU_KILOBYTES },
        { name: "memory after a crawl", value: grown, unit: "MB", at: "most", line: MAX_CRAWL_MEGABYTES },
      ],
    };
  } finally {
    connection.close();
    await site.stop();
  }
}
