import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { toId, type ShopId } from "#core/kernel/id.ts";
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
