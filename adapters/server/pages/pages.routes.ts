import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Visitor } from "#adapters/server/http/visitor.ts";
import { EVERYTHING_ELSE, pathOfUrl, surfaceOf } from "#adapters/server/http/surface.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { toShop } from "#adapters/server/shops/shops.rows.ts";
import type { ShopSheet } from "#adapters/server/shops/shop-sheet.ts";
import type { OutsideServices, PageRequest } from "#core/app/page.ts";
import type { Locale } from "#core/shop/shop.ts";
import { type CachedPage, createPageCache, toCachedPage } from "./page-cache.ts";
import type { PageBuild } from "./page-build.ts";
import { toDocument } from "./page-document.ts";
import { pageTarget } from "./page-target.ts";

const ROBOTS = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview/i;

/** Serves every page: rendered once for all visitors of a language, with nothing of any of them in it. */
export function registerPages(
  server: FastifyInstance,
  services: ServerServices,
  build: PageBuild,
  identify: (request: FastifyRequest) => Visitor,
): void {
  const cache = createPageCache(() => services.clock.millis());
  const outside: OutsideServices = {
    reportUrl: services.config.errorReportUrl,
    tilesUrl: services.config.mapTilesUrl,
  };

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
    const locale = visitor.localeOr(sheet?.shop.locale ?? "ro");
    const isUnknown = target.kind === "unknown";
    const key = [visitor.hostName, locale, path, sheet?.version ?? "-", services.build].join(" ");
    const make = (): Promise<CachedPage> => render(visitor, path, sheet, locale, isUnknown);
    // Made-up shops must not push real pages out.
    const isKept = build.transform === undefined && !isUnknown;
    const page = isKept ? await cache.of(key, make) : await make();
    if (page.status === 404 && ROBOTS.test(request.headers["user-agent"] ?? "")) {
      services.log.info({ path }, "A robot asked for a page that does not exist");
      return reply.code(404).type("text/plain; charset=utf-8").send("404");
    }
    return sendPage(request, reply, page, visitor.sessionHash !== null);
  }

  server.get(EVERYTHING_ELSE, serve);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  hasSession: boolean,
): Promise<FastifyReply> {
  if (page.redirectTo !== null) return reply.redirect(page.redirectTo, page.status);
  const { plain, brotli, gzip } = await page.bytesFor(hasSession);
  const accepted = String(request.headers["accept-encoding"] ?? "");
  reply
    .code(page.status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "Accept-Encoding, Accept-Language, Cookie");
  if (page.policy === "") reply.removeHeader("content-security-policy");
  else reply.header("content-security-policy", page.policy);
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(gzip);
  return reply.send(plain);
}

// Canonical links name the public address on a diner host, and the shop's own host where a shop has one.
function originOf(services: ServerServices, visitor: Visitor): string {
  const { publicUrl } = services.config;
  if (visitor.host.kind === "diner") return publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${visitor.hostName}${port === "" ? "" : `:${port}`}`;
}
