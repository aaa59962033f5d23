import { type SeededCustomer, givePastOrder } from "#tests/support/database/seeds.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { MENU_PATH, SHOP_ID } from "#tests/support/shopping/shopping.ts";
import { startBenchSite, type BenchSite } from "./bench-site.ts";
import { median, show, type Line, type SectionOutcome } from "./figures.ts";
import { runClosed } from "./load.ts";
import { cpuMs } from "./process-figures.ts";

const SIZES = [159, 1000];
const ROUNDS = 5;
const WORKERS = 8;
const REQUESTS = 6000;
const NEWCOMERS = 1000;
const MAX_RATIO = 2;
// The kinds after the guest that have a line.
const MEASURED = 2;
const ENCODINGS = { "accept-encoding": "gzip, deflate, br, zstd" };

type Headers = Readonly<Record<string, string>>;

/** What one answer of a menu costs a server's processor: to guests, and to customers who could order again. */
export async function measureOwnMenu(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  try {
    const [customer] = await site.newCustomers(1);
    if (customer === undefined) throw new Error("No customer was made");
    await givePastOrder(site.owner, customer);
    const own = headersOf(customer);
    const rows: (readonly string[])[] = [];
    const lines: Line[] = [];
    for (const size of SIZES) {
      await makeManyProducts(site.owner, SHOP_ID, size);
      const withTag = { ...own, "if-none-match": await tagOf(site, own, size) };
      const others = (await site.newCustomers(NEWCOMERS * (ROUNDS + 1))).map(headersOf);
      const kinds: readonly (readonly [string, () => Headers, number, number])[] = [
        ["guest", () => ENCODINGS, 200, REQUESTS],
        ["customer", () => own, 200, REQUESTS],
        ["customer with the tag", () => withTag, 304, REQUESTS],
        ["each customer for the first time", () => others.pop() ?? own, 200, NEWCOMERS],
      ];
      const cpu = kinds.map((): number[] => []);
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [index, [, headers, status, count]] of kinds.entries()) {
          const took = await ask(site, headers, status, count);
          // The first round warms all of them.
          if (round > 0) cpu[index]?.push(took);
        }
      const [guest = Number.NaN, ...rest] = cpu.map(median);
      rows.push([`${size} products: guest`, show(guest), ""]);
      for (const [index, took] of rest.entries()) {
        const name = `${size} products: ${kinds[index + 1]?.[0]}`;
        rows.push([name, show(took), show(took / guest)]);
        // Who has not asked for five seconds is read from the database, in one statement.
        if (index < MEASURED)
          lines.push({ name, value: took / guest, unit: "× a guest", at: "most", line: MAX_RATIO });
      }
    }
    return {
      title: `GET menu of a customer with past orders, ${WORKERS} connections`,
      rows: [["", "CPU ms of the server", "× a guest"], ...rows],
      lines,
    };
  } finally {
    await site.stop();
  }
}

// Waits until the server knows the products that were just made; a list of past orders is remembered for some seconds.
async function tagOf(site: BenchSite, headers: Headers, size: number): Promise<string> {
  const connection = createHttpConnection(site.server.port);
  try {
    for (;;) {
      const { body } = await connection.send({
        method: "GET",
        path: MENU_PATH,
        headers: { ...headers, "accept-encoding": "identity" },
      });
      const menu = JSON.parse(body.toString());
      if (menu.products.length >= size && menu.order_again_product_ids.length > 0) break;
    }
    const answer = await connection.send({ method: "GET", path: MENU_PATH, headers });
    return answer.headers.get("etag") ?? "";
  } finally {
    connection.close();
  }
}

function headersOf({ cookies }: SeededCustomer): Headers {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return { ...ENCODINGS, cookie: pairs.join("; ") };
}

async function ask(
  { server }: BenchSite,
  headersNow: () => Headers,
  status: number,
  count: number,
): Promise<number> {
  const connections = Array.from({ length: WORKERS }, () => createHttpConnection(server.port));
  const cpu = cpuMs(server.pid);
  await runClosed(WORKERS, count, async (_, worker) => {
    const answer = await connections[worker]?.send({ method: "GET", path: MENU_PATH, headers: headersNow() });
    if (answer?.status !== status) throw new Error(`GET menu was answered with ${answer?.status}`);
  });
  connections.forEach((connection) => connection.close());
  return (cpuMs(server.pid) - cpu) / count;
}
