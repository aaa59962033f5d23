import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { toId, type ShopId } from "#core/kernel/id.ts";
import { givePastOrder, seedCustomers } from "#tests/support/database/seeds.ts";
import { asOwner, rowsOf } from "#tests/support/database/rows.ts";
import { ofRequests, untilListening } from "#tests/support/server/of-requests.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const BISTRO = toId<ShopId>(demoId("shop", "bistro-nord"));
const PATH = `/api/menu?filter[shop_id]=${BISTRO}`;

describe("GET /menu for guests", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  const ask = (headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${server.origin}${PATH}`, { headers });

  it("answers the same bytes and headers the second time, from what it kept", async () => {
    const [first, second] = [await ask(), await ask()];
    expect(await second.text()).toBe(await first.text());
    const headersOf = ({ headers }: Response): unknown =>
      Object.fromEntries([...headers].filter(([name]) => name !== "date"));
    expect(headersOf(second)).toEqual(headersOf(first));
    expect(second.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(second.headers.get("cache-control")).toBe("public, no-cache");
  });

  it("keeps languages apart, by header and by cookie", async () => {
    const nameIn = async (headers: Readonly<Record<string, string>>): Promise<string> => {
      const { categories } = await (await ask(headers)).json();
      return categories[0].name;
    };
    const romanian = await nameIn({ "accept-language": "ro" });
    const english = await nameIn({ "accept-language": "en" });
    expect(english).not.toBe(romanian);
    for (let time = 0; time < 2; time += 1) {
      expect(await nameIn({ "accept-language": "ro" })).toBe(romanian);
      expect(await nameIn({ "accept-language": "en" })).toBe(english);
      expect(await nameIn({ "accept-language": "ro", cookie: "diner_locale=en" })).toBe(english);
    }
  });

  it("answers 304 to the tag, and 404 on another shop's host", async () => {
    const etag = (await ask()).headers.get("etag") ?? "";
    expect((await ask({ "if-none-match": etag })).status).toBe(304);
    const elsewhere = server.client("pizza-nord.localhost");
    const answer = await elsewhere.call("menu", { query: { filter: { shopId: BISTRO } } });
    expect(answer.status).toBe(404);
  });

  it("answers a changed menu as soon as the change is announced", async () => {
    const before = (await ask()).headers.get("etag");
    await withOwner(server.database.owner, (client) =>
      client.query("update categories set position = position + 1 where shop_id = $1", [BISTRO]),
    );
    await expect.poll(async () => (await ask()).headers.get("etag"), { timeout: 5000 }).not.toBe(before);
  });
});

describe("a menu of which something declares nothing (MENU-5)", () => {
  it("says null, and an empty list to the release before", async () => {
    const server = await createTestServer();
    const undeclared = demoId("product", "bistro-nord", "burger-nord");
    const read = async (name: string): Promise<unknown> => {
      const [shop] = await rowsOf<{ readonly products: readonly { readonly id: string }[] }>(
        server.database.app,
        `select ${name}($1, '{ro}', now(), '{}', 10) -> 'menus' -> 'ro' -> 'products' as products`,
        [BISTRO],
      );
      return shop?.products.find(({ id }) => id === undeclared);
    };
    await asOwner(server, "update products set allergens = null, diets = null where id = $1", [undeclared]);
    expect(await read("shop_with_menus")).toMatchObject({ allergens: null, diets: null });
    expect(await read("shop_in_locales")).toMatchObject({ allergens: [], diets: [] });
    await server.stop();
  });
});

describe("GET /menu for customers", () => {
  let server: TestServer;
  let statements = 0;
  beforeAll(async () => {
    server = await createTestServer({
      withoutJobs: true,
      watch: ofRequests(() => {
        statements += 1;
      }),
    });
    await untilListening(server);
  });
  afterAll(() => server.stop());

  /** One answer, and how many statements it took. */
  async function ask(headers: Readonly<Record<string, string>>) {
    statements = 0;
    const answer = await fetch(`http://localhost:${new URL(server.origin).port}${PATH}`, { headers });
    const text = await answer.text();
    const menu = text === "" ? null : JSON.parse(text);
    return { status: answer.status, headers: answer.headers, menu, statements };
  }

  it("ends with what they could order again, read in one statement and then remembered, in every encoding", async () => {
    const [ana, mihai] = await seedCustomers(server.database.owner, 2);
    if (ana === undefined || mihai === undefined) throw new Error("No customers were made");
    const products = await givePastOrder(server.database.owner, ana);
    expect(products.length).toBeGreaterThan(0);
    const sessionOf = ({ cookies }: typeof ana) => ({
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
    });
    const [own, others] = [sessionOf(ana), sessionOf(mihai)];
    const guest = await ask({});
    const first = await ask(own);
    expect(first.menu.order_again_product_ids.toSorted()).toEqual(products);
    expect({ ...first.menu, order_again_product_ids: [] }).toEqual(guest.menu);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    expect(first.statements).toBe(1);
    for (const encoding of ["br", "gzip", "identity"]) {
      const again = await ask({ ...own, "accept-encoding": encoding });
      const etag = again.headers.get("etag") ?? "";
      expect(again).toMatchObject({ status: 200, menu: first.menu });
      expect(etag).toBe(first.headers.get("etag"));
      const unchanged = await ask({
        ...own,
        "accept-encoding": encoding,
        "if-none-match": `"old", W/${etag}`,
      });
      expect(unchanged).toMatchObject({ status: 304, menu: null, statements: 0 });
    }
    expect((await ask(own)).statements).toBe(0);

    const other = await ask(others);
    expect(other).toMatchObject({ menu: guest.menu, statements: 1 });
    expect(other.headers.get("cache-control")).toBe("private, no-cache");
    expect(other.headers.get("etag")).toBe(guest.headers.get("etag"));
    expect(guest.headers.get("etag")).not.toBe(first.headers.get("etag"));
    const shown = await ask({ "if-none-match": first.headers.get("etag") ?? "" });
    expect(shown).toMatchObject({ status: 200, menu: guest.menu, statements: 0 });
  });
});
