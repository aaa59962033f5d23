import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import type { PageDocument } from "./page-document.ts";

/** A page as it is sent, compressed once. */
export interface CachedPage {
  readonly policy: string;
  readonly status: number;
  readonly redirectTo: string | null;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Off the main thread, and once for all who ask within half a minute.
const BROTLI_QUALITY = 9;
// Anybody may ask for pages that do not exist, in a shop that does.
const MOST_BYTES = 32 * 1024 * 1024;
/** Opening state and sold-out marks of a page are at most this old; the browser computes them anew when it starts. */
const LIFETIME_MILLIS = 30_000;

/** Compresses a page. */
export async function toCachedPage(
  { html, policy }: PageDocument,
  status: number,
  redirectTo: string | null,
): Promise<CachedPage> {
  const plain = Buffer.from(html, "utf8");
  const [brotli, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(plain),
  ]);
  return { policy, status, redirectTo, plain, brotli, gzip: gzipped };
}

/** Pages of this process, by everything they depend on; callers of one page share one rendering. */
export interface PageCache {
  of(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
}

/** A cache that keeps a page for half a minute. */
export function createPageCache(millis: () => number): PageCache {
  const rendering = new Map<string, Promise<CachedPage>>();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: bytesOf,
    ...lifetime(LIFETIME_MILLIS, millis),
  });

  function render(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const page = make()
      .then((made) => {
        pages.set(key, made);
        return made;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, page);
    return page;
  }

  return {
    of: async (key, make) => pages.get(key) ?? rendering.get(key) ?? render(key, make),
  };
}

function bytesOf({ plain, brotli, gzip: gzipped }: CachedPage): number {
  return plain.length + brotli.length + gzipped.length;
}
