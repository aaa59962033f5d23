import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageAssets } from "#adapters/server/page/manifest.ts";
import { CLIENT_DIRECTORY, readBuildManifest } from "#tests/build/first-javascript.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { builtFileOf } from "#tests/e2e/pages/built-file.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

/** A page of the storefront, its markup, and the state that it hands to the browser. */
interface FirstHtml {
  readonly bytes: number;
  readonly html: string;
  readonly state: string;
}

const SHOP = "/shops/bistro-nord";
// Of adapters/server/demo/content/organizations.json.
const COMPANY = ["Bistro Nord SRL", "RO00000019", "Strada Lipscani nr. 21, București"];
const FIELD = /<input[^>]* name="([^"]+)"/g;
// Characters of UTF-8 before any compression, with the style sheets inside.
const MAX_BYTES = 60_000;

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ pages: await loadBuiltPages() });
});

afterAll(async () => {
  await server.stop();
});

async function firstHtmlOf(path: string, locale = "ro"): Promise<FirstHtml> {
  const connection = createHttpConnection(Number(new URL(server.origin).port));
  try {
    const { body } = await connection.send({
      method: "GET",
      path,
      headers: { host: "localhost", "accept-language": locale },
    });
    const html = body.toString();
    const state = /<script type="application\/json" id="diner-state">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    return { bytes: body.length, html, state };
  } finally {
    connection.close();
  }
}

const SIGN_IN: readonly (readonly [string, readonly string[]])[] = [
  ["/login", ["email", "password"]],
  [
    "/register",
    ["firstName", "lastName", "email", "password", "acceptTerms", "acceptPrivacy", "acceptMarketing"],
  ],
  ["/forgot-password", ["email"]],
  ["/reset-password", ["password", "repeated"]],
];

describe("an account page", () => {
  for (const [place, base] of [
    ["a shop", SHOP],
    ["the back office", ""],
  ] as const)
    for (const [path, fields] of SIGN_IN)
      it(`carries its form in its first HTML: ${path} of ${place}`, async () => {
        const { html } = await firstHtmlOf(`${base}${path}`);
        expect([...html.matchAll(FIELD)].map(([, name]) => name)).toEqual(fields);
        expect(html).toContain('type="submit"');
        // A browser without a script must not write a password into an address.
        expect(html).toMatch(/<form[^>]*method="post"/);
      });

  it("carries the field of a phone and of a code", async () => {
    const [add, verify] = await Promise.all([
      firstHtmlOf(`${SHOP}/add-phone-number`),
      firstHtmlOf(`${SHOP}/verify-phone-number`),
    ]);
    expect([...add.html.matchAll(FIELD)].map(([, name]) => name)).toEqual(["phone"]);
    expect(verify.html.toLowerCase().includes('autocomplete="one-time-code"')).toBe(true);
  });

  for (const base of [SHOP, ""])
    it(`says what it does: ${base}/logout`, async () => {
      expect((await firstHtmlOf(`${base}/logout`)).html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    });
});

describe("the first HTML", () => {
  it("carries the menu where the menu is shown", async () => {
    for (const path of ["/menu", "/products/burger-nord"])
      expect((await firstHtmlOf(`${SHOP}${path}`)).state).toContain('"slug":"burger-nord"');
  });

  for (const path of ["/cart", "/checkout", "/orders", "/orders/01J00000000000000000000000", "/login"])
    it(`carries no menu, drawn or as state, where it is not: ${path}`, async () => {
      const menu = await firstHtmlOf(`${SHOP}/menu`);
      const page = await firstHtmlOf(`${SHOP}${path}`);
      console.log(
        `${path}: ${page.bytes} bytes, of them ${page.state.length} of state; /menu: ${menu.bytes}, of them ${menu.state.length} of state`,
      );
      expect(page.html.includes("burger-nord")).toBe(false);
      expect(page.state.includes('"menu":null')).toBe(true);
      expect(page.bytes).toBeLessThan(MAX_BYTES);
    });

  it("carries of the menu what is popular alone, on a shop's first page (PAGE-9)", async () => {
    const { html, state } = await firstHtmlOf(SHOP);
    expect(state).toContain('"menu":null');
    expect(html).toContain("burger-nord");
    expect([...state.matchAll(/"slug":/gu)].length).toBeLessThan(20);
  });

  it("has no form around its cards: browsers look through each for fields to fill in (PAGE-4)", async () => {
    const { html } = await firstHtmlOf(`${SHOP}/menu`);
    expect(html.match(/<button type="button"[^>]* aria-label="Adaugă /gu)?.length).toBeGreaterThan(100);
    expect(html).not.toMatch(/<form|type="submit"/u);
  });

  it("has what react-aria would put before its styles, and loads the letters of its languages first", async () => {
    const [ro, en, landing] = await Promise.all([
      firstHtmlOf(SHOP),
      firstHtmlOf(SHOP, "en"),
      firstHtmlOf("/", "en"),
    ]);
    expect(ro.html).toContain('<style id="react-aria-pressable-style">');
    const preloaded = (html: string): readonly string[] =>
      [...html.matchAll(/<link rel="preload" as="font"[^>]* href="\/assets\/figtree-(\w+)-/gu)].map(
        ([, name]) => name ?? "",
      );
    expect(preloaded(ro.html)).toEqual(["common", "romanian"]);
    // The shop's dishes are named in Romanian.
    expect(preloaded(en.html)).toEqual(["common", "romanian"]);
    expect(preloaded(landing.html)).toEqual(["common"]);
  });

  it("names the style sheets that stand in it, so that no late file brings them again", async () => {
    const { html } = await firstHtmlOf(`${SHOP}/menu`);
    const named = [...html.matchAll(/<link rel="stylesheet" href="\/(\S+\.css)" disabled>/gu)].map(
      ([, file]) => file ?? "",
    );
    expect(named).toContain(pageAssets(readBuildManifest(), "ui/main.tsx", []).styles[0]);
    for (const file of named)
      expect(html).toContain(readFileSync(join(CLIENT_DIRECTORY, file), "utf8").trim());
    expect(html.match(/<link rel="stylesheet"/gu)).toHaveLength(named.length);
  });

  it("links the manifest once the page has painted", async () => {
    const { html } = await firstHtmlOf(SHOP);
    expect(html).not.toContain('rel="manifest"');
    expect(html).toContain('<meta name="diner-manifest" content="/shops/bistro-nord/manifest.webmanifest">');
  });

  it("draws the frame of the own orders, with shapes where they will be", async () => {
    const { html } = await firstHtmlOf(`${SHOP}/orders`);
    expect(html).toMatch(/<h1[^>]*>Comenzile mele<\/h1>/);
    expect(html).toContain('role="status" aria-busy="true"');
  });
});

describe("a page that shows nothing before it is known who is there", () => {
  it("fetches what asks for that together with the app", async () => {
    const calls = `"/${builtFileOf("adapters/browser/http/http-ports.ts")}"`;
    for (const path of ["/orders", "/home", "/cart", "/checkout"])
      expect((await firstHtmlOf(`${SHOP}${path}`)).html).toContain(calls);
    for (const path of ["/login", "/privacy"])
      expect((await firstHtmlOf(`${SHOP}${path}`)).html).not.toContain(calls);
  });
});

describe("a page with a dialog over it", () => {
  it.each([
    ["/products/burger-nord", "ui/menu/product/product-screen.tsx"],
    ["/checkout", "ui/checkout/checkout-screen.tsx"],
  ])("fetches the dialog together with the app: %s", async (path, source) => {
    const dialog = `"/${builtFileOf(source)}"`;
    const { html } = await firstHtmlOf(`${SHOP}${path}`);
    expect(html).toContain(dialog);
    expect((await firstHtmlOf(`${SHOP}/menu`)).html).not.toContain(dialog);
  });
});

describe("cart and checkout opened by their address (PAGE-12)", () => {
  it.each([
    ["/cart", "Coșul tău", "/menu"],
    ["/checkout", "Finalizează comanda", "/cart"],
  ])(
    "have their outline in the first HTML, with a way back that needs no script: %s",
    async (path, title, back) => {
      const { html } = await firstHtmlOf(`${SHOP}${path}`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1><a[^>]* href="${SHOP}${back}"`));
      expect(html).toContain(`aria-busy="true" aria-label="${title}"`);
    },
  );
});

describe("a legal page (LANDING-3)", () => {
  it.each(["ro", "en"])("names the company of its shop: %s", async (locale) => {
    for (const path of ["/privacy", "/terms", "/cookies", "/refund"]) {
      const { html } = await firstHtmlOf(`${SHOP}${path}`, locale);
      for (const fact of COMPANY) expect(html).toContain(fact);
      expect(html).toContain(`<html lang="${locale}"`);
    }
  });
});

describe("a legal page of the landing (LANDING-3)", () => {
  it.each(["ro", "en"])("names whom to write to: %s", async (locale) => {
    for (const path of ["/privacy", "/terms", "/cookies", "/refund"])
      expect((await firstHtmlOf(path, locale)).html).toContain("contact@localhost");
    expect((await firstHtmlOf(`${SHOP}/privacy`, locale)).html).not.toContain("contact@localhost");
  });
});

describe("the contact page (LANDING-6)", () => {
  it("carries its form and the operator's address in its first HTML", async () => {
    const { html } = await firstHtmlOf("/landing/contact");
    expect([...html.matchAll(FIELD)].map(([, name]) => name)).toEqual([
      "name",
      "restaurant",
      "email",
      "phone",
    ]);
    expect(html).toContain('name="message"');
    expect(html).toContain('href="mailto:contact@localhost"');
  });
});

describe("the page of a location (ROUTE-14)", () => {
  it("carries all zones that it delivers to, and no other page their outlines", async () => {
    const location = await firstHtmlOf(`${SHOP}/location/centru`);
    for (const zone of ["Centru", "Orașul întreg"]) expect(location.html).toContain(`<bdi>${zone}</bdi>`);
    expect(location.state).toContain('"zones":[');
    expect((await firstHtmlOf(`${SHOP}/menu`)).state).not.toContain('"zones":[');
  });

  it("asks for them where it was reached from another page", async () => {
    const client = server.client();
    const shopOf = async (include: readonly string[]) => {
      const answered = await client.call("shopBySlug", {
        params: { slug: "bistro-nord" },
        query: { include },
      });
      return JSON.parse(answered.text).locations[0].zones?.length;
    };
    expect(await shopOf(["locations.zones"])).toBe(2);
    expect(await shopOf(["locations"])).toBeUndefined();
  });
});
