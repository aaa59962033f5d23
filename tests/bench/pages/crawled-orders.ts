import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { SHOP_ID } from "#tests/support/shopping/shopping.ts";
import { startBenchSite, type BenchSite } from "../bench-site.ts";
import { finish, startWorker } from "../bench-worker.ts";
import { median, percentile, show, type SectionOutcome } from "../figures.ts";
import { runOpen } from "../load.ts";
import { PLACES, slugsOf } from "./crawl.ts";
import type { Crawled, CrawlPlan } from "./crawler.worker.ts";

const PRODUCTS = 1000;
const PER_SECOND = 20;
const ORDERS = 200;
const ROUNDS = 5;

interface Round {
  readonly calm: number;
  readonly crawled: number;
  readonly crawl: Crawled;
}

/** What somebody who reads product pages, each at once after the one before, costs those who order meanwhile. */
export async function measureCrawledOrders(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    await site.warmUp();
    await makeManyProducts(site.owner, SHOP_ID, PRODUCTS);
    const pages = await pagesOf(site);
    const rounds: Round[] = [];
    let read = 0;
    // The first one warms the others.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const calm = await orderSteadily(site);
      const plan: CrawlPlan = { port: site.server.port, pages: pages.slice(read) };
      const crawler = await startWorker("pages/crawler.worker.ts", plan);
      const crawled = await orderSteadily(site);
      const crawl = await finish<Crawled>(crawler);
      // What was read is kept a while, so that the next round reads others.
      read += crawl.pages;
      if (round > 0) rounds.push({ calm: percentile(calm, 0.95), crawled: percentile(crawled, 0.95), crawl });
    }
    const rises = rounds.map(({ calm, crawled }) => crawled / calm);
    return {
      title: `${PER_SECOND} whole orders/s next to a crawl of product pages, at ${PRODUCTS} products, ${read} pages in all`,
      rows: [
        ["round", "p95 ms without", "p95 ms during it", "pages/s"],
        ...rounds.map(({ calm, crawled, crawl }, round) => [
          `${round + 1}`,
          show(calm),
          show(crawled),
          show(crawl.perSecond),
        ]),
      ],
      lines: [
        {
          name: "p95 of whole orders, of that without the crawl",
          value: median(rises),
          rounds: rises,
          unit: "",
          at: "most",
          line: 1.2,
        },
      ],
    };
  } finally {
    await site.stop();
  }
}

async function pagesOf(site: BenchSite): Promise<CrawlPlan["pages"]> {
  const connection = createHttpConnection(site.server.port);
  const slugs = await slugsOf(connection, PRODUCTS);
  connection.close();
  return PLACES.flatMap(({ host, at, language }) =>
    slugs.map((slug) => ({ path: `${at}/products/${slug}`, host, language })),
  );
}

/** Milliseconds of each whole order. */
async function orderSteadily(site: BenchSite): Promise<readonly number[]> {
  const orderers = await site.newOrderers(ORDERS);
  const run = await runOpen(PER_SECOND, ORDERS, async (index) => void (await orderers[index]?.orderOnce()));
  orderers.forEach((orderer) => orderer.close());
  return run.millis;
}
