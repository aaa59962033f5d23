import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import type { Encoding } from "#adapters/server/http/encoding.ts";
import { createOpenBody, type OpenBody, textOf } from "#adapters/server/http/open-body.ts";
import { END_WITH_SESSION, END_WITHOUT_SESSION, type PageDocument, withPath } from "./page-document.ts";

/** A page that was rendered once for all. */
export interface CachedPage {
  readonly policy: string;
  readonly status: number;
  /** Bytes that it holds at most. */
  readonly size: number;
  /** The page for a request with a session cookie or without one, as it was rendered; parts to be sent in turn. */
  bytesFor(hasSession: boolean, encoding: Encoding): Promise<readonly Buffer[]>;
  /** The page of one address of its shape: the path is written into what was rendered for all of them. */
  bytesAt(path: string, hasSession: boolean, encoding: Encoding): Promise<readonly Buffer[]>;
}

/** Opening state and sold-out marks of a page are at most this old; the browser computes them again when it starts. */
const LIFETIME_MS = 30_000;

/**
 * A page that can be sent; `shape` is the path that it was rendered at. It is kept as most browsers read it; of the other
 * encodings only the one that was asked for last.
 */
export async function toCachedPage(
  { html, policy }: PageDocument,
  status: number,
  shape: string,
): Promise<CachedPage> {
  const beginning = withoutEnd(html);
  const kept = await createOpenBody(beginning, "br");
  const recoded = async (encoding: Encoding): Promise<OpenBody> =>
    createOpenBody(withoutEnd(await textOf(kept, END_WITH_SESSION)), encoding);
  let other: { readonly encoding: Encoding; readonly body: Promise<OpenBody> } | null = null;

  function bodyIn(encoding: Encoding): OpenBody | Promise<OpenBody> {
    if (encoding === "br") return kept;
    if (other?.encoding !== encoding) other = { encoding, body: recoded(encoding) };
    return other.body;
  }

  return {
    policy,
    status,
    size: kept.size + beginning.length + policy.length,
    bytesFor: async (hasSession, encoding) => (await bodyIn(encoding)).endedWith(endFor(hasSession)),
    bytesAt: async (path, hasSession, encoding) => {
      const text = withPath(await textOf(kept, END_WITH_SESSION), shape, path);
      return (await createOpenBody(withoutEnd(text), encoding)).endedWith(endFor(hasSession));
    },
  };
}

function endFor(hasSession: boolean): string {
  return hasSession ? END_WITH_SESSION : END_WITHOUT_SESSION;
}

function withoutEnd(html: string): Buffer {
  return Buffer.from(html.slice(0, html.lastIndexOf(END_WITH_SESSION)), "utf8");
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
    sizeCalculation: ({ size }) => size,
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
