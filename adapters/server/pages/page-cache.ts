import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import { type PageDocument, withoutSession } from "./page-document.ts";

/** The bytes of a page as they are sent. */
export interface PageBytes {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

/** A page that was rendered once for all. */
export interface CachedPage {
  readonly policy: string;
  readonly status: number;
  readonly redirectTo: string | null;
  /** Bytes of the document as it was rendered. */
  readonly size: number;
  /** The page for a request with a session cookie or without one, each compressed once, when it is first asked for. */
  bytesFor(hasSession: boolean): Promise<PageBytes>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Off the main thread, and once for all who ask within half a minute.
const BROTLI_QUALITY = 9;
// Anybody may ask for pages that do not exist, in a shop that does.
const MOST_BYTES = 32 * 1024 * 1024;
/** Opening state and sold-out marks of a page are at most this old; the browser computes them anew when it starts. */
const LIFETIME_MILLIS = 30_000;

/** A page that can be sent, compressed for those who ask for it. */
export function toCachedPage(
  { html, policy }: PageDocument,
  status: number,
  redirectTo: string | null,
): CachedPage {
  const made = new Map<boolean, Promise<PageBytes>>();
  return {
    policy,
    status,
    redirectTo,
    size: Buffer.byteLength(html),
    bytesFor: (hasSession) => {
      const bytes = made.get(hasSession) ?? compress(hasSession ? html : withoutSession(html));
      made.set(hasSession, bytes);
      return bytes;
    },
  };
}

async function compress(html: string): Promise<PageBytes> {
  const plain = Buffer.from(html, "utf8");
  const [brotli, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(plain),
  ]);
  return { plain, brotli, gzip: gzipped };
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

// The document, and both its forms as they are sent: at worst as long as it again, and half of it when compressed.
function bytesOf({ size }: CachedPage): number {
  return size * 4;
}
