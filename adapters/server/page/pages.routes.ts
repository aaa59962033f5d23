import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isVoidLink } from "#adapters/server/courier/void-link.ts";
import { type BoundedQueue, createBoundedQueue } from "#adapters/server/http/bounded-queue.ts";
import { localeOf } from "#adapters/server/http/accept-locale.ts";
import { sendError } from "#adapters/server/http/error-reply.ts";
import { notFound, unavailable } from "#adapters/server/http/failures.ts";
import { redirectTo, sendRedirect } from "#adapters/server/http/redirect.ts";
import { isDemoCaller } from "#adapters/server/http/demo-caller.ts";
import { EVERYTHING_ELSE, pathOfUrl, searchOfUrl, surfaceOf } from "#adapters/server/http/surface.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { Clock } from "#core/time/clock.ts";
import type { Log } from "#adapters/server/db/log.ts";
import type { OutsideServices, ServerUi } from "#core/app/page.ts";
import { MISSING_SHAPE } from "#core/routing/find-page.ts";
import { REDIRECT_FRESH_MS } from "#core/redirect/redirect.ts";
import { isRobot } from "#core/routing/robots.ts";
import { NO_LOCATIONS } from "#core/shop/shop.machine.ts";
import { createDrawBetweenCalls } from "./draw-between-calls.ts";
import type { FailurePages } from "./failure-pages.ts";
import { createOwnPages, type OwnPagesDeps } from "./own-pages.ts";
import type { PageBuild } from "./page-build.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { redirectOfTarget, withSearch } from "./page-redirect.ts";
import { keepsRoomForOrderAgain, type OrderAgainRoomDeps } from "./room-for-order-again.ts";
import { pageTarget } from "./page-target.ts";
import { sendPage } from "./send-page.ts";
import { createUnpublishedPages } from "./unpublished-pages.ts";
import { type PageInput, renderPage, viewKey } from "./render-page.ts";

const PAGES_BYTES = 16 * 1024 * 1024;
// One for each shop and language: real pages never make room for them.
const MISSING_BYTES = 8 * 1024 * 1024;
// Drawing takes the time of all calls, so that one page is drawn at a time, and no more wait than are drawn within a second
// or, next to many calls, three.
const MAX_WAITING = 24;

/** What serving pages needs. */
interface PageDeps extends OwnPagesDeps, OrderAgainRoomDeps {
  readonly ui: ServerUi;
  readonly config: ServerConfig;
  readonly clock: Clock;
  readonly log: Log;
}

/** Serves every page: rendered once for all visitors of a language, with nothing of any of them in it, but for own pages. */
export function registerPages(
  server: FastifyInstance,
  deps: PageDeps,
  build: PageBuild,
  failures: FailurePages,
  outside: OutsideServices,
  identify: (request: FastifyRequest) => Visitor,
): void {
  const { config, ui, directory, limits, log } = deps;
  const millis = (): number => deps.clock.millis();
  const pages = createPageCache(millis, PAGES_BYTES);
  const missingPages = createPageCache(millis, MISSING_BYTES);
  const unpublished = createUnpublishedPages(ui, build, outside, millis);
  const queue = createBoundedQueue({ atOnce: 1, waiting: MAX_WAITING, refusal: unavailable });
  const betweenCalls = createDrawBetweenCalls(() => deps.database.counts());
  const drawInTurn: BoundedQueue = (draw, key) => queue(() => betweenCalls(draw), key);
  const drawOwn = createOwnPages(deps, build, outside, drawInTurn);

  async function pageOf(view: PageInput, visitor: Visitor): Promise<CachedPage> {
    if (build.transform !== undefined) return renderPage(deps, build, view, outside, visitor.now);
    const cache = view.isMissing ? missingPages : pages;
    const key = viewKey(view);
    // Made-up addresses share one page and are counted each: nobody has a reason to ask for many.
    // A page that replaces its old version takes no other page's room, and must not need the database, which may be away.
    if (view.isMissing || !cache.knows(key)) await limits.check("pagesPerAddress", visitor.address);
    return cache.of(key, () =>
      drawInTurn(() => renderPage(deps, build, view, outside, visitor.now), view.shopSnapshot?.shop.id),
    );
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (surfaceOf(request) === "api") throw notFound();
    const path = pathOfUrl(request.url);
    const visitor = identify(request);
    const target = await pageTarget(directory, visitor.host, path);
    const search = searchOfUrl(request.url);
    const moved = target.kind === "redirect" ? redirectTo(config, `${target.to}${search}`) : null;
    if (moved !== null) return sendRedirect(reply, moved);
    const found = redirectOfTarget(config, visitor.host, target);
    if (found !== null) {
      // Without this a browser keeps a 301 as long as it likes, although the rule ended.
      reply.header("cache-control", `public, max-age=${REDIRECT_FRESH_MS / 1000}`);
      return sendRedirect(reply, withSearch(found, search), found.status);
    }
    const shopSnapshot = target.kind === "page" ? target.shopSnapshot : null;
    if (shopSnapshot !== null && shopSnapshot.locations.length === 0) throw NO_LOCATIONS;
    const locale = visitor.localeOr(shopSnapshot?.shop.locale ?? "ro");
    // Of an unknown shop no page is served, as of an unknown host: the browser must not ask for it again and again.
    const hostMode = target.kind === "page" ? visitor.host : ({ kind: "unknown" } as const);
    const shop =
      shopSnapshot === null ? null : { slug: shopSnapshot.shop.slug, locations: shopSnapshot.locations };
    const finding = ui.findPage({ hostMode, path, shop, menu: shopSnapshot?.menus[locale] ?? null });
    const isMissing = finding.kind === "missing";
    // Every page has one address: other spellings would be rendered, cached and indexed a second time.
    if (!isMissing && finding.path !== path)
      return sendRedirect(reply, redirectTo(config, `${finding.path}${search}`) ?? finding.path);
    if (isMissing && isRobot(request.headers["user-agent"])) {
      log.info({ path }, "A robot asked for a page that does not exist");
      return reply.code(404).send();
    }
    const route = finding.kind === "page" ? finding.match.route.id : null;
    if (shopSnapshot !== null && (await unpublished.isFor(visitor, shopSnapshot, route))) {
      const page = await unpublished.of(visitor, shopSnapshot);
      return sendPage(request, reply, page, (encoding) => page.bytesFor(true, encoding));
    }
    // Its staff looks at it before search engines do.
    if (shopSnapshot !== null && !shopSnapshot.isPublished) reply.header("x-robots-tag", "noindex");
    const shape = isMissing ? MISSING_SHAPE : finding.shape;
    const offersDemo = config.demo && !isMissing && isDemoCaller(config, request);
    const awaitsOrderAgain =
      shopSnapshot !== null && (await keepsRoomForOrderAgain(deps, route, visitor, shopSnapshot));
    const view = { hostMode, shopSnapshot, locale, offersDemo, shape, isMissing, awaitsOrderAgain };
    const { cookies } = request;
    const own =
      finding.kind === "page"
        ? await drawOwn(view, { match: finding.match, path, search, cookies, visitor })
        : null;
    if (own !== null)
      return sendPage(request, reply, own, (encoding) => own.bytesFor(true, encoding), "private, no-store");
    const page = await pageOf(view, visitor);
    const hasSession = visitor.sessionHash !== null;
    const isVoid = shopSnapshot !== null && (await isVoidLink(deps, path, shopSnapshot.shop.id));
    return sendPage(request, reply, isVoid ? { ...page, status: 404 } : page, (encoding) =>
      shape === path ? page.bytesFor(hasSession, encoding) : page.bytesAt(path, hasSession, encoding),
    );
  }

  server.get(EVERYTHING_ELSE, {
    handler: serve,
    // A page that cannot be made is an error page; a call stays JSON.
    errorHandler: (thrown, request, reply) => {
      if (surfaceOf(request) === "api")
        return sendError(request, reply, thrown, deps.ui, localeOf(request, "ro"));
      return failures.send(request, reply, thrown);
    },
  });
}
