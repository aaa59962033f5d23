import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PageRequest } from "#core/app/page.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { type HttpAnswer, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderDelivery,
} from "#tests/support/shopping/http-shopping.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const SHOP = "/shops/bistro-nord";
const HTML = "text/html; charset=utf-8";

let server: TestServer;
let client: HttpClient;
const drawn: PageRequest[] = [];
const draw = (page: PageRequest): void => void drawn.push(page);
const get = (path: string, requester = client): Promise<HttpAnswer> => requester.raw("GET", path);

beforeAll(async () => {
  server = await createTestServer({ pages: await loadBuiltPages(draw) });
  client = server.client();
});
beforeEach(() => void drawn.splice(0));
afterAll(() => server.stop());

describe("the page of a courier's link (COURIER-6)", () => {
  it("is 404 unless the link opens an order of that shop, and says nothing of it", async () => {
    const staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const { id } = await orderDelivery(await newCustomer(server));
    const courier = { type: "outside", name: "Dan", phone: "0722 000 111" } as const;
    for (const [n, asked] of [
      { event: "accept", readyInMinutes: 20 } as const,
      { event: "assign", courier } as const,
    ].entries())
      succeeded(await staff.call("moveOrder", { params: { id }, body: { ...asked, version: n + 1 } }));
    const { link } = succeeded(await staff.call("renewCourierLink", { params: { id } }));
    const { pathname } = new URL(link);
    const open = await get(pathname);
    expect([open.status, open.text.includes("Sună la poartă")]).toEqual([200, false]);
    const elsewhere = pathname.replace("bistro-nord", "zen");
    const guessed = `${pathname.slice(0, -1)}${pathname.endsWith("a") ? "b" : "a"}`;
    for (const path of [elsewhere, guessed]) expect((await get(path)).status).toBe(404);
    succeeded(await staff.call("renewCourierLink", { params: { id } }));
    expect((await get(pathname)).status).toBe(404);
  });
});

describe("made-up addresses", () => {
  it("share one drawn page for each shop, with the path of each written into it", async () => {
    const paths = Array.from({ length: 40 }, (_, index) => [
      `${SHOP}/made-up-${index}`,
      `${SHOP}/products/made-up-${index}`,
      `${SHOP}/location/made-up-${index}/more`,
    ]).flat();
    for (const path of paths) {
      const answered = await get(path);
      expect([answered.status, answered.headers.get("content-type")]).toEqual([404, HTML]);
      expect(answered.text.includes(`Page Not Found: ${path}`)).toBe(true);
    }
    expect(drawn).toHaveLength(1);
  });

  it("share one page for all shops and hosts that there are not", async () => {
    for (let index = 0; index < 20; index += 1) {
      expect((await get(`/shops/made-up-${index}/menu`)).status).toBe(404);
      expect((await get("/", server.client(`made-up-${index}.example`))).status).toBe(404);
      expect((await get(`/nothing-${index}?x=${index}`)).status).toBe(404);
    }
    expect(drawn.length).toBeLessThanOrEqual(2);
  });

  it("are written as text whatever they say, and agree with what the browser starts from", async () => {
    const raw = createHttpConnection(Number(new URL(server.origin).port));
    const { body } = await raw.send({ method: "GET", path: `${SHOP}/<script>alert(1)</script>"'&` });
    raw.close();
    const text = body.toString();
    expect(text.includes("<script>alert")).toBe(false);
    const written = `Page Not Found: ${SHOP}/&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;`;
    expect(text.includes(written)).toBe(true);
    expect(stateOf(text)).toMatchObject({ isMissing: true, snapshot: { menu: null } });
  });

  it("push no real page out", async () => {
    expect((await get(`${SHOP}/menu`)).status).toBe(200);
    drawn.splice(0);
    for (let index = 0; index < 300; index += 1) await get(`${SHOP}/${"x".repeat(2000)}${index}`);
    expect((await get(`${SHOP}/menu`)).status).toBe(200);
    expect(drawn.map(({ path }) => path)).toEqual([]);
  });

  it("are a status and nothing to read for robots", async () => {
    const answered = await client.raw("GET", `${SHOP}/lost`, { headers: { "user-agent": "Examplebot" } });
    expect([answered.status, answered.text]).toEqual([404, ""]);
  });
});

describe("a real page", () => {
  it("has one address: other spellings lead to it", async () => {
    const spellings = [`${SHOP}//menu?x=1`, `${SHOP}/%6denu?x=1`, `/shops/Bistro-Nord/menu/?x=1`];
    const raw = createHttpConnection(Number(new URL(server.origin).port));
    for (const path of spellings) {
      const { status, headers } = await raw.send({ method: "GET", path });
      expect([path, status, headers.get("location")]).toEqual([path, 301, `${SHOP}/menu?x=1`]);
    }
    raw.close();
    expect(drawn).toEqual([]);
  });

  it("of one person is drawn once for all of its kind (PAGE-2)", async () => {
    for (let index = 0; index < 20; index += 1) {
      const { status, text } = await get(`${SHOP}/orders/01ORDER${index}`);
      expect(status).toBe(200);
      expect([text.includes(`${SHOP}/orders/01ORDER${index}"`), text.includes("~~")]).toEqual([true, false]);
    }
    expect(drawn).toHaveLength(1);
  });

  it("is the same at every host that serves it, and whatever it is asked", async () => {
    await get("/?a=1");
    await get("/?a=2");
    await get("/", server.client("127.0.0.1"));
    await get("/", server.client("10.0.0.7"));
    // With the demo's buttons and without them.
    expect(drawn.length).toBeLessThanOrEqual(2);
  });
});

describe("drawing pages", () => {
  it("is limited for each address, and only where a page has to be drawn", async () => {
    const strict = await createTestServer({
      sharing: server,
      pages: await loadBuiltPages(draw),
      env: { RATE_PAGES_PER_ADDRESS: "3/min" },
    });
    const visitor = strict.client();
    for (let index = 0; index < 5; index += 1) expect((await get(`${SHOP}/menu`, visitor)).status).toBe(200);
    expect((await get(`${SHOP}/lost-1`, visitor)).status).toBe(404);
    expect((await get(`${SHOP}/lost-2`, visitor)).status).toBe(404);
    const refused = await get(`${SHOP}/lost-3`, visitor);
    expect([
      refused.status,
      refused.headers.get("content-type"),
      Number(refused.headers.get("retry-after")) > 0,
    ]).toEqual([429, HTML, true]);
    expect((await get(`${SHOP}/menu`, visitor)).status).toBe(200);
    await strict.stop();
  });

  it("has a queue of its own: a request that finds it full gets a static page (SERVER-4)", async () => {
    const held = Promise.withResolvers<void>();
    const slow = await createTestServer({ sharing: server, pages: await loadBuiltPages(() => held.promise) });
    const visitor = slow.client();
    const snapshot = await slow.services.directory.bySlug("bistro-nord");
    const products = snapshot === null ? [] : snapshot.menus.ro.products.slice(0, 40);
    let refused = 0;
    const answers = await Promise.all(
      products.map(async ({ slug }) => {
        const answered = await get(`${SHOP}/products/${slug}`, visitor);
        // One is rendered and 12 wait, half of all that may, since they are of one shop (LIMIT-7): once the rest is refused,
        // rendering continues.
        if (answered.status === 503) refused += 1;
        if (refused === products.length - 13) held.resolve();
        return answered;
      }),
    );
    const full = answers.filter(({ status }) => status !== 200);
    expect(full).toHaveLength(27);
    for (const { status, headers, text } of full)
      expect([status, headers.get("content-type"), headers.get("retry-after"), text.includes("<h1")]).toEqual(
        [503, HTML, "2", true],
      );
    await slow.stop();
  });

  it("answers a malformed address by a page, and a call by JSON", async () => {
    expect((await get("/%zz")).headers.get("content-type")).toBe(HTML);
    expect((await get("/%zz")).status).toBe(400);
    expect((await get("/api/nothing")).headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect((await client.raw("POST", `${SHOP}/menu`, {})).status).toBe(405);
  });
});

function stateOf(html: string): unknown {
  const [, state = "null"] = /id="diner-state">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(state);
}
