import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import type { Encoding } from "#adapters/server/http/encoding.ts";
import { encodePage } from "./page-bytes.ts";
import { type PageDocument, withoutSession, withPath } from "./page-document.ts";

/** A page that was rendered once for all. */
export interface CachedPage {
  readonly policy: string;
  readonly status: number;
  /** Bytes of the document as it was rendered. */
  readonly size: number;
  /** The page for a request with a session cookie or without one, each compressed once, when it is first asked for. */
  bytesFor(hasSession: boolean, encoding: Encoding): Promise<Buffer>;
  /** The page of one address of its shape: the path is written into what was rendered for all of them. */
  bytesAt(path: string, hasSession: boolean, encoding: Encoding): Promise<Buffer>;
}

// Once for all who ask within half a minute.
const KEPT_QUALITY = 9;
const SENT_ONCE_QUALITY = 3;
/** Opening state and sold-out marks of a page are at most this old; the browser computes them again when it starts. */
const LIFETIME_MS = 30_000;

/** A page that can be sent, compressed for those who ask for it; `shape` is the path that it was rendered at. */
export function toCachedPage({ html, policy }: PageDocument, status: number, shape: string): CachedPage {
  const made = new Map<string, Promise<Buffer>>();
  const forVisitor = (hasSession: boolean): string => (hasSession ? html : withoutSession(html));
  return {
    policy,
    status,
    size: Buffer.byteLength(html),
    bytesFor: (hasSession, encoding) => {
      const key = `${hasSession} ${encoding}`;
      const bytes = made.get(key) ?? encodePage(forVisitor(hasSession), encoding, KEPT_QUALITY);
      made.set(key, bytes);
      return bytes;
    },
    bytesAt: (path, hasSession, encoding) =>
      encodePage(withPath(forVisitor(hasSession), shape, path), encoding, SENT_ONCE_QUALITY),
  };
}

/** Pages of this process, by everything they depend on; callers of one page share one rendering. */
export interface PageCache {
  /** Whether the page is there, however old, or on its way. */
  knows(key: string): boolean;
  of(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
}

/** A cache of so many bytes that keeps a page for half a minute. */
export function createPageCache(millis: () => number, mostBytes: number): PageCache {
  const rendering = new Map<string, Promise<CachedPage>>();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
    ...lifetime(LIFETIME_MS, millis),
    noDeleteOnStaleGet: true,
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
    knows: (key) => pages.peek(key, { allowStale: true }) !== undefined || rendering.has(key),
    of: async (key, make) => pages.get(key) ?? rendering.get(key) ?? render(key, make),
  };
}

// The document, and both its forms as they are sent: at worst as long as it again, and half of it when compressed.
function bytesOf({ size }: CachedPage): number {
  return size * 4;
}
