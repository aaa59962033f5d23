import { setTimeout as delay } from "node:timers/promises";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { inTurnsOf } from "#adapters/server/db/turns.ts";
import type { Log } from "#adapters/server/db/log.ts";
import type { BoundedQueue } from "#adapters/server/http/bounded-queue.ts";
import { reasonOf, toKnownError } from "#adapters/server/http/error-reply.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { OutsideServices } from "#core/app/page.ts";
import type { PageBuild } from "./page-build.ts";
import type { CachedPage } from "./page-cache.ts";
import { type AskedPage, OWN_PAGE_READERS, type ReadOwnDeps } from "./read-own-page.ts";
import { type PageInput, renderPage, type RenderPageDeps } from "./render-page.ts";

/** What drawing somebody's own pages needs. */
export interface OwnPagesDeps extends RenderPageDeps, ReadOwnDeps {
  readonly config: RenderPageDeps["config"] & Pick<ServerConfig, "ownPagePatienceMillis">;
  readonly limits: RateGuard;
  readonly log: Log;
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
  const { config, limits, log } = deps;
  return async (view, asked) => {
    const { match, path, search, visitor } = asked;
    const read = OWN_PAGE_READERS[match.route.id];
    const { shopSnapshot } = view;
    const { sessionHash } = visitor;
    // The first drawing of a page knows no query, whatever is asked for by it.
    if (read === undefined || shopSnapshot === null || search !== "" || sessionHash === null) return null;
    const shopId = shopSnapshot.shop.id;
    try {
      await limits.check("ownPagesPerSession", sessionHash);
      const reading = inTurnsOf(shopId, () => read(deps, asked, shopSnapshot));
      // Else a database that answers nothing would keep back what can be shown without it.
      const own = await Promise.race([reading, delay(config.ownPagePatienceMillis, null, { ref: false })]);
      if (own === null) return null;
      const drawn = { ...view, shape: path };
      return await queue(() => renderPage(deps, build, drawn, outside, visitor.now, own), shopId);
    } catch (thrown) {
      if (toKnownError(thrown).tag === "Unexpected")
        log.error({ reason: reasonOf(thrown), route: match.route.id }, "An own page was not drawn");
      return null;
    }
  };
}
