import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtFileOf } from "#tests/e2e/pages/built-file.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { ofRequests, untilListening } from "#tests/support/server/of-requests.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { BISTRO } from "#tests/support/shopping/http-shopping.ts";

const PRODUCTS = 1000;
const MAX_BYTES = 700_000;
const SHOP = "/shops/bistro-nord";

let server: TestServer;
let statements = 0;

beforeAll(async () => {
  server = await createTestServer({
    pages: await loadBuiltPages(),
    withoutJobs: true,
    watch: ofRequests(() => {
      statements += 1;
    }),
  });
  await untilListening(server);
  await makeManyProducts(server.database.owner, BISTRO, PRODUCTS);
});

afterAll(() => server.stop());

async function read(path: string) {
  statements = 0;
  const connection = createHttpConnection(Number(new URL(server.origin).port));
  try {
    const { body, status } = await connection.send({ method: "GET", path, headers: { host: "localhost" } });
    const html = body.toString();
    return { bytes: body.length, html, status, statements };
  } finally {
    connection.close();
  }
}

/** PAGE-9 */
describe("the page of a menu of 1,000 products", () => {
  const linksOf = (html: string): ReadonlySet<string> =>
    new Set([...html.matchAll(/<a [^>]*href="([^"]*\/products\/[^"]+)"/g)].map(([, href]) => href ?? ""));

  it("links to all of them in at most 700 kB, and hands the browser the first", async () => {
    const { bytes, html } = await read(`${SHOP}/menu`);
    const state = JSON.parse(/id="diner-state">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    console.log(`${bytes} bytes before compression, ${JSON.stringify(state).length} of them state`);
    expect(linksOf(html).size).toBe(PRODUCTS);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect(state.snapshot.menu).toBeNull();
    expect(state.snapshot.excerpt.products.length).toBeLessThanOrEqual(70);
  });

  it("names all of them to search engines, and leaves the rest to their own pages", async () => {
    const menu = await read(`${SHOP}/menu`);
    const { hasMenu } = JSON.parse(/"application\/ld\+json">(.*?)<\/script>/s.exec(menu.html)?.[1] ?? "");
    const items = hasMenu.hasMenuSection.flatMap(
      ({ hasMenuItem }: { readonly hasMenuItem: readonly unknown[] }) => hasMenuItem,
    );
    expect(items).toHaveLength(PRODUCTS);
    expect(Object.keys(items[0])).toEqual(["@type", "name", "url"]);
    const { html } = await read(new URL(items[999].url).pathname);
    expect(JSON.parse(/"application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "")).toMatchObject({
      name: items[999].name,
      offers: { "@type": "Offer" },
    });
  });

  it("is sent from memory without a statement, as is every page that was drawn", async () => {
    for (const path of ["/menu", "", "/products/burger-nord"]) {
      expect((await read(`${SHOP}${path}`)).status).toBe(200);
      expect(await read(`${SHOP}${path}`)).toMatchObject({ status: 200, statements: 0 });
    }
  });

  it("fetches what asks for the rest together with the app, which other pages fetch when it is needed", async () => {
    const calls = `"/${builtFileOf("adapters/browser/http/http-ports.ts")}"`;
    expect((await read(`${SHOP}/menu`)).html).toContain(calls);
    expect((await read(`${SHOP}/products/burger-nord`)).html).not.toContain(calls);
  });

  it("brings the landing page what is popular and not the whole menu", async () => {
    const { bytes, html } = await read(SHOP);
    expect(linksOf(html).size).toBeGreaterThan(5);
    expect(bytes).toBeLessThan(MAX_BYTES / 3);
  });
});
