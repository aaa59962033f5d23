import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PageRequest } from "#core/app/page.ts";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import { givePastOrder, seedCustomers } from "#tests/support/database/seeds.ts";
import { newCustomer } from "#tests/support/shopping/http-shopping.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const MENU = "/shops/bistro-nord/menu";
const TITLE = "Comandă din nou";

let server: TestServer;
let returning: HttpClient;
const drawn: PageRequest[] = [];

beforeAll(async () => {
  server = await createTestServer({ pages: await loadBuiltPages((page) => void drawn.push(page)) });
  const [seeded] = await seedCustomers(server.database.owner, 1);
  if (seeded === undefined) throw new Error("No customer was made");
  await givePastOrder(server.database.owner, seeded);
  returning = server.client();
  Object.entries(seeded.cookies).forEach(([name, value]) => returning.cookies.set(name, value));
});
beforeEach(() => void drawn.splice(0));
afterAll(() => server.stop());

async function read(path: string, requester: HttpClient): Promise<string> {
  const { status, text } = await requester.raw("GET", path);
  expect([path, status]).toEqual([path, 200]);
  return text;
}

/** Whether a page keeps room, by what is drawn and by what the browser starts from. */
function keepsRoom(text: string): readonly [boolean, boolean] {
  return [text.includes(`</svg>${TITLE}</h2>`), text.includes('"awaitsOrderAgain":true')];
}

describe("a menu that is opened by its address (PAGE-14)", () => {
  it("keeps room for what somebody had before, and says to nobody what that is", async () => {
    const text = await read(MENU, returning);
    expect(keepsRoom(text)).toEqual([true, true]);
    expect(text.includes('"orderAgainProductIds":[]')).toBe(true);
    const { headers } = await returning.raw("GET", MENU);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("is drawn once for all of them, and once for everybody else", async () => {
    const fresh = await createTestServer({
      sharing: server,
      pages: await loadBuiltPages((page) => void drawn.push(page)),
    });
    const same = fresh.client();
    returning.cookies.forEach((value, name) => same.cookies.set(name, value));
    const stranger = await newCustomer(fresh);
    for (const requester of [same, fresh.client(), stranger, same]) await read(MENU, requester);
    expect(drawn.map(({ awaitsOrderAgain }) => awaitsOrderAgain)).toEqual([true, false]);
    await fresh.stop();
  });

  it("keeps none for guests, new customers, ended sessions, and on other pages and in other shops", async () => {
    const ended = await newCustomer(server);
    const cookies = [...ended.cookies];
    expect((await ended.call("logout", {})).status).toBe(204);
    cookies.forEach(([name, value]) => ended.cookies.set(name, value));
    const asked: readonly (readonly [string, HttpClient])[] = [
      [MENU, server.client()],
      [MENU, await newCustomer(server)],
      [MENU, ended],
      ["/shops/bistro-nord", returning],
      ["/shops/bistro-nord/products/burger-nord", returning],
      ["/shops/zen/menu", returning],
    ];
    for (const [path, requester] of asked)
      expect([path, ...keepsRoom(await read(path, requester))]).toEqual([path, false, false]);
  });

  it("keeps none past the limit of own pages (LIMIT-4)", async () => {
    const strict = await createTestServer({
      sharing: server,
      pages: await loadBuiltPages(),
      env: { RATE_OWN_PAGES_PER_SESSION: "2/min" },
    });
    const same = strict.client();
    returning.cookies.forEach((value, name) => same.cookies.set(name, value));
    const kept = [];
    for (let asked = 0; asked < 3; asked += 1) kept.push(keepsRoom(await read(MENU, same)));
    expect(kept).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    await strict.stop();
  });
});
