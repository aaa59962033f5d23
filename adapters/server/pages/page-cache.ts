import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageDocument } from "./page-document.ts";

/** A page as it is sent, compressed once. */
export interface CachedPage extends PageDocument {
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
const MOST_PAGES = 500;
/** Opening state and sold-out marks of a page are at most this old; the browser computes them anew when it starts. */
const LIFETIME_MILLIS = 30_000;

/** Compresses a page. */
export async function toCachedPage(
  document: PageDocument,
  status: number,
  redirectTo: string | null,
): Promise<CachedPage> {
  const plain = Buffer.from(document.html, "utf8");
  const [brotli, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(plain),
  ]);
  return { ...document, status, redirectTo, plain, brotli, gzip: gzipped };
}

/** Pages of this process, by everything they depend on; callers of one page share one rendering. */
export interface PageCache {
  of(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
}

/** A cache that keeps a page for half a minute. */
export function createPageCache(millis: () => number): PageCache {
  const pages = new Map<string, { readonly page: Promise<CachedPage>; readonly until: number }>();
  return {
    of(key, make) {
      const held = pages.get(key);
      if (held !== undefined && held.until > millis()) return held.page;
      const page = make();
      pages.delete(key);
      pages.set(key, { page, until: millis() + LIFETIME_MILLIS });
      const [oldest] = pages.keys();
      if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
      page.catch(() => pages.delete(key));
      return page;
    },
  };
}
