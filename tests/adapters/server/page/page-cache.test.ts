import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { END_WITH_SESSION, END_WITHOUT_SESSION } from "#adapters/server/page/page-document.ts";
import { createPageCache, toCachedPage, type CachedPage } from "#adapters/server/page/page-cache.ts";

const MEGABYTE = 1024 * 1024;

function start() {
  let now = 1_000_000;
  let rendered = 0;
  const cache = createPageCache(() => now, 32 * MEGABYTE);
  const of = (key: string, text = key): Promise<CachedPage> =>
    cache.of(key, () => {
      rendered += 1;
      return toCachedPage({ html: `${text}${END_WITH_SESSION}`, policy: "" }, 200, "/~~");
    });
  return { cache, of, pass: (millis: number) => (now += millis), rendered: () => rendered };
}

describe("createPageCache", () => {
  it("renders once for simultaneous requests, and again after half a minute", async () => {
    const { of, pass, rendered } = start();
    const [first, second] = await Promise.all([of("menu"), of("menu")]);
    expect(second).toBe(first);
    pass(30_000);
    expect(await of("menu")).toBe(first);
    expect(rendered()).toBe(1);
    pass(1);
    expect(await of("menu")).not.toBe(first);
  });

  it("keeps nothing of a page that could not be rendered", async () => {
    const { cache, of } = start();
    await expect(cache.of("menu", () => Promise.reject(new Error("no shop")))).rejects.toThrow("no shop");
    expect((await of("menu")).size).toBeGreaterThanOrEqual("menu".length);
  });

  it("holds so many bytes at most: what nobody asked for lately makes room", async () => {
    const { of, rendered } = start();
    await of("menu");
    await of("old");
    const large = "x".repeat(MEGABYTE);
    for (let page = 0; page < 31; page += 1) {
      await of("menu");
      await of(`made up ${page}`, large);
    }
    await of("made up too", large);
    const before = rendered();
    await of("menu");
    expect(rendered()).toBe(before);
    await of("old");
    expect(rendered()).toBe(before + 1);
  });

  it("holds no more after a crawl of a thousand pages than it may, and those that were asked for last", async () => {
    const { cache, of } = start();
    const page = "<p>Ciorbă</p>".repeat(3000);
    const paths = Array.from({ length: 1000 }, (_, index) => `/products/${index}`);
    const sizes = new Map<string, number>();
    for (const path of paths) sizes.set(path, (await of(path, page + path)).size);
    const held = paths.filter((path) => cache.knows(path));
    const bytes = held.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
    expect(bytes).toBeGreaterThan(31 * MEGABYTE);
    expect(bytes).toBeLessThanOrEqual(32 * MEGABYTE);
    expect(held).toEqual(paths.slice(-held.length));
  });
});

async function whole(parts: Promise<readonly Buffer[]>): Promise<Buffer> {
  return Buffer.concat(await parts);
}

describe("toCachedPage", () => {
  const html = '<!doctype html><html lang="ro"><body><p>Ciorbă de burtă</p><i>&lt;/body></i></body></html>';
  const page = toCachedPage({ html, policy: "default-src 'none'" }, 200, "/~~");

  it("compresses letters as they are, whichever encoding is asked for when", async () => {
    const { bytesFor, status, policy } = await page;
    for (let time = 0; time < 2; time += 1) {
      const [plain, brotli, gzip] = await Promise.all([
        whole(bytesFor(true, "identity")),
        whole(bytesFor(true, "br")),
        whole(bytesFor(true, "gzip")),
      ]);
      expect(
        [plain, brotliDecompressSync(brotli), gunzipSync(gzip)].map((bytes) => bytes.toString("utf8")),
      ).toEqual([html, html, html]);
    }
    expect({ status, policy }).toEqual({ status: 200, policy: "default-src 'none'" });
  });

  it("says at its end that a request came without a session, and nothing else of it", async () => {
    const { bytesFor } = await page;
    const plain = await whole(bytesFor(false, "identity"));
    expect(plain.toString("utf8")).toBe(html.replace(END_WITH_SESSION, END_WITHOUT_SESSION));
    expect(brotliDecompressSync(await whole(bytesFor(false, "br")))).toEqual(plain);
    expect(gunzipSync(await whole(bytesFor(false, "gzip")))).toEqual(plain);
  });

  it("writes the path of a request into the page of its shape, as text whatever it says", async () => {
    const shared = await toCachedPage(
      {
        html: `<html><link href="http://x/~~"><p>Page Not Found: /~~</p>${END_WITH_SESSION}`,
        policy: "",
      },
      404,
      "/~~",
    );
    const bytes = await whole(shared.bytesAt("/$&</p><script>\"'", true, "gzip"));
    expect(gunzipSync(bytes).toString("utf8")).toBe(
      '<html><link href="http://x/$&amp;&lt;/p&gt;&lt;script&gt;&quot;&#39;">' +
        `<p>Page Not Found: /$&amp;&lt;/p&gt;&lt;script&gt;&quot;&#39;</p>${END_WITH_SESSION}`,
    );
  });

  it("holds at most the document and its compressed form, whatever it was asked for", async () => {
    const long = `${"<p>Ciorbă</p>".repeat(10_000)}${END_WITH_SESSION}`;
    const { size } = await toCachedPage({ html: long, policy: "" }, 200, "/~~");
    expect(size).toBeLessThan(Buffer.byteLength(long) * 1.1);
  });
});
