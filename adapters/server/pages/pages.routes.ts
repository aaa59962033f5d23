import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Visitor } from "#adapters/server/http/visitor.ts";
import { EVERYTHING_ELSE, pathOfUrl, surfaceOf } from "#adapters/server/http/surface.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { localeOf } from "#adapters/server/http/accept-locale.ts";
import { sendError } from "#adapters/server/http/error-reply.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { toShop } from "#adapters/server/shops/shops.rows.ts";
import type { ShopSheet } from "#adapters/server/shops/shop-sheet.ts";
import type { OutsideServices, PageRequest } from "#core/app/page.ts";
import { isRobot } from "#core/routing/robots.ts";
import { NO_LOCATIONS } from "#core/shop/shop.machine.ts";
import type { Locale } from "#core/shop/shop.ts";
import { type CachedPage, createPageCache, toCachedPage } from "./page-cache.ts";
import type { PageBuild } from "./page-build.ts";
import { toDocument } from "./page-document.ts";
import type { FailurePages } from "./failure-pages.ts";
import { pageTarget } from "./page-target.ts";
import { sendPage } from "./send-page.ts";

/** Serves every page: rendered once for all visitors of a language, with nothing of any of them in it. */
export function registerPages(
  server: FastifyInstance,
  services: ServerServices,
  build: PageBuild,
  failures: FailurePages,
  outside: OutsideServices,
  identify: (request: FastifyRequest) => Visitor,
): void {
  const cache = createPageCache(() => services.clock.millis());

  async function render(
    visitor: Visitor,
    path: string,
    sheet: ShopSheet | null,
    locale: Locale,
    isUnknown: boolean,
  ): Promise<CachedPage> {
    const request: PageRequest = {
      path,
      // Of an unknown shop no page is served, as of an unknown host: the browser must not ask for it again and again.
      hostMode: isUnknown ? { kind: "unknown" } : visitor.host,
      locale,
      now: visitor.now,
      origin: originOf(services, visitor),
      shop: sheet === null ? null : toShop(sheet, visitor.now),
      menu: sheet === null ? null : sheet.menus[locale],
      demo: services.config.demo,
      build: services.build,
      outside,
    };
    const page = await services.ui.renderPage(request);
    const document = toDocument(
      page,
      await build.partsFor(page.sources),
      locale,
      services.ui.themeScript,
      outside,
    );
    const html = build.transform === undefined ? document.html : await build.transform(document.html);
    const policy = build.transform === undefined ? document.policy : "";
    return toCachedPage({ html, policy }, page.status, page.redirectTo);
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (surfaceOf(request) === "api") throw notFound();
    const path = pathOfUrl(request.url);
    const visitor = identify(request);
    const target = await pageTarget(services, visitor.host, path);
    if (target.kind === "redirect") return reply.redirect(target.to, 301);
    const sheet = target.kind === "page" ? target.sheet : null;
    if (sheet !== null && sheet.locations.length === 0) throw NO_LOCATIONS;
    const locale = visitor.localeOr(sheet?.shop.locale ?? "ro");
    const isUnknown = target.kind === "unknown";
    const key = [visitor.hostName, locale, path, sheet?.version ?? "-", services.build].join(" ");
    const make = (): Promise<CachedPage> => render(visitor, path, sheet, locale, isUnknown);
    // Made-up shops must not push real pages out.
    const isKept = build.transform === undefined && !isUnknown;
    const page = isKept ? await cache.of(key, make) : await make();
    if (page.status >= 400 && isRobot(request.headers["user-agent"])) {
      services.log.info({ path }, "A robot asked for a page that does not exist");
      return reply.code(page.status).send();
    }
    return sendPage(request, reply, page, visitor.sessionHash !== null);
  }

  server.get(EVERYTHING_ELSE, {
    handler: serve,
    // A page that cannot be made is an error page; a call stays JSON.
    errorHandler: (thrown, request, reply) => {
      if (surfaceOf(request) === "api")
        return sendError(request, reply, thrown, services.ui, localeOf(request, "ro"));
      return failures.send(request, reply, thrown);
    },
  });
}

// Canonical links name the public address on a diner host, and the shop's own host where a shop has one.
function originOf(services: ServerServices, visitor: Visitor): string {
  const { publicUrl } = services.config;
  if (visitor.host.kind === "diner") return publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${visitor.hostName}${port === "" ? "" : `:${port}`}`;
}
