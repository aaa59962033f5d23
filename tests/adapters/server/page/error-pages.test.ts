import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { loadBuiltPages, type BuiltPages } from "#tests/support/server/server-parts.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** The visible text of a page, and its instructions for robots. */
interface ReadPage {
  readonly status: number;
  readonly type: string | undefined;
  readonly retryAfter: string | undefined;
  readonly title: string | null;
  readonly message: string | null;
  readonly canTryAgain: boolean;
  readonly isListed: boolean;
  readonly hasScript: boolean;
}

let pages: BuiltPages;
let server: TestServer;

beforeAll(async () => {
  pages = await loadBuiltPages();
  server = await createTestServer({ pages });
});

afterAll(async () => {
  await server.stop();
});

async function get(from: TestServer, path: string, headers: Readonly<Record<string, string>> = {}) {
  const connection = createHttpConnection(Number(new URL(from.origin).port));
  try {
    return await connection.send({ method: "GET", path, headers: { host: "localhost", ...headers } });
  } finally {
    connection.close();
  }
}

async function read(from: TestServer, path: string, headers = {}): Promise<ReadPage> {
  const answer = await get(from, path, headers);
  const text = answer.body.toString();
  const inside = (pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    retryAfter: answer.headers.get("retry-after"),
    title: inside(/<h1[^>]*>([^<]*)</),
    message: inside(/<\/h1><p[^>]*>([^<]*)</),
    canTryAgain: />(?:Încearcă din nou|Try again)</.test(text),
    isListed: !text.includes('<meta name="robots" content="noindex">'),
    hasScript: text.includes('id="diner-state"'),
  };
}

const MISSING = { status: 404, title: "Page Not Found", isListed: false, canTryAgain: false };
const BROKEN = { title: "Internal Server Error", isListed: false, hasScript: false };
const HTML = "text/html; charset=utf-8";

describe("a page that does not exist (ROUTE-10)", () => {
  for (const path of [
    "/shops/bistro-nord/products/unicorn",
    "/shops/bistro-nord/location/luna",
    "/shops/bistro-nord/nu-exista",
    "/shops/fara-nume/menu",
    "/nu-exista",
  ])
    it(`is 404, not listed, and named whole: ${path}`, async () => {
      const page = await read(server, path);
      expect(page).toMatchObject({ ...MISSING, type: HTML, message: `Page Not Found: ${path}` });
    });

  it("is named without a prefix on the shop's own host", async () => {
    const page = await read(server, "/products/unicorn", { host: "bistro-nord.localhost" });
    expect(page).toMatchObject({ ...MISSING, message: "Page Not Found: /products/unicorn" });
  });

  it("leaves those that do exist as they are", async () => {
    for (const path of ["/products/burger-nord", "/location/centru"])
      expect(await read(server, `/shops/bistro-nord${path}`)).toMatchObject({ status: 200, isListed: true });
  });
});

describe("a malformed address", () => {
  for (const path of ["/%E0%A4%A", "/%", "/shops/bistro-nord/menu%"])
    it(`comes as the error page with 400: ${path}`, async () => {
      const page = await read(server, path);
      expect(page).toMatchObject({ ...BROKEN, status: 400, type: HTML, canTryAgain: false });
      expect(page.message).not.toBe("");
    });

  it("stays JSON for a call", async () => {
    const answer = await get(server, "/api/%E0%A4%A");
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ data: { key: "request.malformed" } });
  });

  it("has the headers of every answer", async () => {
    const { headers } = await get(server, "/%");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  });
});

describe("a server that cannot make a page (ERROR-14)", () => {
  it("says so with 500 where drawing throws, and keeps what was thrown to itself", async () => {
    const renderPage = (): Promise<never> => Promise.reject(new Error("select secret from nowhere"));
    const broken = await createTestServer({
      sharing: server,
      pages: { ...pages, ui: { ...pages.ui, renderPage } },
    });
    try {
      const page = await read(broken, "/shops/bistro-nord/menu");
      expect(page).toMatchObject({ ...BROKEN, status: 500, type: HTML, canTryAgain: true });
      expect(page.message).not.toContain("secret");
      expect((await read(broken, "/", { "accept-language": "en" })).canTryAgain).toBe(true);
    } finally {
      await broken.stop();
    }
  });

  it("says so with 503 and Retry-After while the database is away, and calls say it in JSON", async () => {
    let isAway = false;
    const away = await createTestServer({
      sharing: server,
      pages,
      watch: () => {
        if (isAway) throw new DatabaseUnavailable("The database is away");
      },
    });
    try {
      isAway = true;
      const page = await read(away, "/shops/pizza-nord/menu");
      expect(page).toMatchObject({ ...BROKEN, status: 503, type: HTML, canTryAgain: true });
      expect(Number(page.retryAfter)).toBeGreaterThan(0);
      const call = await get(away, "/api/shops/by-slug/pizza-nord");
      expect(call.status).toBe(503);
      expect(JSON.parse(call.body.toString())).toMatchObject({ data: { key: "unavailable" } });
    } finally {
      isAway = false;
      await away.stop();
    }
  });

  it("answers an internal error for a shop without locations (ERROR-16)", async () => {
    const slug = `fara-locatii-${randomInt(1_000_000)}`;
    await withOwner(server.database.owner, async (owner) => {
      await owner.query(
        `insert into shops select (jsonb_populate_record(shops, jsonb_build_object(
           'id', '01J00000000000000000000000', 'slug', $1::text, 'custom_domain', null))).* from shops where slug = 'zen'`,
        [slug],
      );
    });
    const page = await read(server, `/shops/${slug}/menu`);
    expect(page).toMatchObject({ ...BROKEN, status: 500, message: "No locations found", canTryAgain: true });
  });
});

describe("robots (ERROR-15)", () => {
  for (const [path, status] of [
    ["/shops/bistro-nord/products/unicorn", 404],
    ["/nu-exista", 404],
    ["/%", 400],
  ] as const)
    it(`get the status ${status} and nothing to read: ${path}`, async () => {
      const answer = await get(server, path, { "user-agent": ROBOT });
      expect([answer.status, answer.body.toString()]).toEqual([status, ""]);
    });
});
