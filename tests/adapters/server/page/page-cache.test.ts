import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPageCache, toCachedPage, type CachedPage } from "#adapters/server/page/page-cache.ts";

const MEGABYTE = 1024 * 1024;

function start() {
  let now = 1_000_000;
  let rendered = 0;
  const cache = createPageCache(() => now, 32 * MEGABYTE);
  const of = (key: string, text = key): Promise<CachedPage> =>
    cache.of(key, () => {
      rendered += 1;
      return Promise.resolve(toCachedPage({ html: text, policy: "" }, 200, "/~~"));
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
    expect((await of("menu")).size).toBe("menu".length);
  });

  it("holds so many bytes at most: what nobody asked for lately makes room", async () => {
    const { of, rendered } = start();
    await of("menu");
    await of("old");
    const quarter = "x".repeat(MEGABYTE / 4);
    for (let page = 0; page < 31; page += 1) {
      await of("menu");
      await of(`made up ${page}`, quarter);
    }
    await of("made up too", quarter);
    const before = rendered();
    await of("menu");
    expect(rendered()).toBe(before);
    await of("old");
    expect(rendered()).toBe(before + 1);
  });
});

describe("toCachedPage", () => {
  const html = '<!doctype html><html lang="ro"><body><p>Ciorbă de burtă</p><i>&lt;html </i></body></html>';
  const page = toCachedPage({ html, policy: "default-src 'none'" }, 200, "/~~");

  it("compresses letters as they are", async () => {
    const [plain, brotli, gzip] = await Promise.all([
      page.bytesFor(true, "identity"),
      page.bytesFor(true, "br"),
      page.bytesFor(true, "gzip"),
    ]);
    expect(
      [plain, brotliDecompressSync(brotli), gunzipSync(gzip)].map((bytes) => bytes.toString("utf8")),
    ).toEqual([html, html, html]);
    expect(page).toMatchObject({ status: 200, policy: "default-src 'none'" });
  });

  it("says in its root element that a request came without a session, and nothing else of it", async () => {
    const plain = await page.bytesFor(false, "identity");
    expect(plain.toString("utf8")).toBe(html.replace("<html", '<html data-session="none"'));
    expect(brotliDecompressSync(await page.bytesFor(false, "br"))).toEqual(plain);
  });

  it("writes the path of a request into the page of its shape, as text whatever it says", async () => {
    const shared = toCachedPage(
      { html: '<html><link href="http://x/~~"><p>Page Not Found: /~~</p>', policy: "" },
      404,
      "/~~",
    );
    const bytes = await shared.bytesAt("/$&</p><script>\"'", true, "gzip");
    expect(gunzipSync(bytes).toString("utf8")).toBe(
      '<html><link href="http://x/$&amp;&lt;/p&gt;&lt;script&gt;&quot;&#39;">' +
        "<p>Page Not Found: /$&amp;&lt;/p&gt;&lt;script&gt;&quot;&#39;</p>",
    );
  });

  it("compresses each form once", async () => {
    const [first, again, other] = await Promise.all([
      page.bytesFor(false, "br"),
      page.bytesFor(false, "br"),
      page.bytesFor(true, "br"),
    ]);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
