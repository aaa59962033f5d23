import { describe, expect, it } from "vitest";
import { createPageCache, toCachedPage, type CachedPage } from "#adapters/server/pages/page-cache.ts";

const MEGABYTE = 1024 * 1024;

function start() {
  let now = 1_000_000;
  let rendered = 0;
  const cache = createPageCache(() => now);
  const of = (key: string, plain = Buffer.from(key)): Promise<CachedPage> =>
    cache.of(key, () => {
      rendered += 1;
      const bytes = Buffer.alloc(0);
      return Promise.resolve({
        policy: "",
        status: 200,
        redirectTo: null,
        plain,
        brotli: bytes,
        gzip: bytes,
      });
    });
  return { cache, of, pass: (millis: number) => (now += millis), rendered: () => rendered };
}

describe("createPageCache", () => {
  it("renders once for all who ask at one time, and anew after half a minute", async () => {
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
    expect((await of("menu")).plain.toString()).toBe("menu");
  });

  it("holds 32 MiB at most: made-up pages push out what nobody asked for lately", async () => {
    const { of, rendered } = start();
    await of("menu");
    await of("old");
    for (let page = 0; page < 31; page += 1) {
      await of("menu");
      await of(`made up ${page}`, Buffer.alloc(MEGABYTE));
    }
    await of("made up too", Buffer.alloc(MEGABYTE));
    const before = rendered();
    await of("menu");
    expect(rendered()).toBe(before);
    await of("old");
    expect(rendered()).toBe(before + 1);
  });
});

describe("toCachedPage", () => {
  it("compresses letters as they are", async () => {
    const page = await toCachedPage(
      { html: "<p>Ciorbă de burtă</p>", policy: "default-src 'none'" },
      200,
      null,
    );
    expect(page.plain.toString("utf8")).toBe("<p>Ciorbă de burtă</p>");
    expect(page).toMatchObject({ status: 200, redirectTo: null, policy: "default-src 'none'" });
  });
});
