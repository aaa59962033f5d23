import type { BoundedQueue } from "#adapters/server/http/bounded-queue.ts";
import type { OutsideServices } from "#core/app/page.ts";
import type { PageBuild } from "./page-build.ts";
import type { CachedPage } from "./page-cache.ts";
import { readOwn, type ReadOwnDeps, withoutOwn } from "./read-own.ts";
import { type AskedPage, OWN_PAGE_READERS, type OwnPageDeps } from "./read-own-page.ts";
import { type PageInput, renderPage, type RenderPageDeps } from "./render-page.ts";

/** What drawing somebody's own pages needs. */
export interface OwnPagesDeps extends RenderPageDeps, OwnPageDeps, ReadOwnDeps {
  readonly config: RenderPageDeps["config"] & ReadOwnDeps["config"];
}

/**
 * The page of an address as it is drawn for the one who asks (PAGE-13); null where it is drawn for all: to guests, where nothing of
 * theirs is there, and where it cannot be read or drawn now. The app asks by itself then, and says what was answered.
 */
export type DrawOwnPage = (view: PageInput, asked: AskedPage) => Promise<CachedPage | null>;

/** Draws own pages in the queue of all pages, each for one answer. */
export function createOwnPages(
  deps: OwnPagesDeps,
  build: PageBuild,
  outside: OutsideServices,
  queue: BoundedQueue,
): DrawOwnPage {
  return async (view, asked) => {
    const { match, path, search, visitor } = asked;
    const read = OWN_PAGE_READERS[match.route.id];
    const { shopSnapshot } = view;
    const { sessionHash } = visitor;
    // The first drawing of a page knows no query, whatever is asked for by it.
    if (read === undefined || shopSnapshot === null || search !== "" || sessionHash === null) return null;
    const shopId = shopSnapshot.shop.id;
    const route = match.route.id;
    const own = await readOwn(deps, { sessionHash, shopId, route }, () => read(deps, asked, shopSnapshot));
    if (own === null) return null;
    const drawn = { ...view, shape: path };
    return queue(() => renderPage(deps, build, drawn, outside, visitor.now, own), shopId).catch(
      (thrown: unknown) => withoutOwn(deps.log, route, thrown),
    );
  };
}
