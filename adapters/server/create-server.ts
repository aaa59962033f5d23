import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createPasswordQueue } from "./account/password/password-queue.ts";
import type { ServerClock } from "#adapters/server/clock/server-clock.ts";
import { createUlidSource } from "#adapters/server/clock/ulid-source.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { OpenDatabase } from "#adapters/server/db/connect.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { createHandlers } from "./create-handlers.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { refuseUnknownCalls, registerMethods } from "#adapters/server/http/allowed-methods.ts";
import { createLegalTexts } from "./legal/legal-texts.ts";
import { createNameServers } from "./setting/name-servers.ts";
import { createGeocoder } from "./geocoder/geocoder.ts";
import { registerEarlyAnswers } from "#adapters/server/http/early-answers.ts";
import { createHttpServer } from "#adapters/server/http/create-http-server.ts";
import { registerCsrf } from "#adapters/server/http/visitor/csrf-guard.ts";
import { createVisitors } from "#adapters/server/http/visitor/identify-visitor.ts";
import { registerRateLimits } from "#adapters/server/http/limit/rate-limits.ts";
import { registerEndpoints, urlOf } from "#adapters/server/http/router.ts";
import { sendBytes } from "#adapters/server/http/send-bytes.ts";
import { registerStaticFiles } from "#adapters/server/http/file/static-files.ts";
import { registerInstall } from "./install/install.routes.ts";
import { startJobs } from "./server-jobs.ts";
import { createErrorReports } from "#adapters/server/log/error-reports.ts";
import type { EventStream } from "#adapters/server/live/event-stream.ts";
import { followEvents } from "#adapters/server/live/follow-events.ts";
import { createOrganizationFeeds } from "#adapters/server/live/organization-feeds.ts";
import { readLiveEvents } from "./live/live-events.queries.ts";
import { createRecentContexts } from "./order/recent-contexts.ts";
import { createMenuAnswerCache } from "./menu/menu-answer-cache.ts";
import { registerPictureFiles } from "./menu/picture/pictures.routes.ts";
import { createOrderAgainCache } from "./menu/order-again-cache.ts";
import { readLags } from "./metrics/lags.queries.ts";
import { registerMetrics } from "#adapters/server/metrics/metrics.routes.ts";
import { createServerMetrics } from "#adapters/server/metrics/server-metrics.ts";
import { createMessages } from "#adapters/server/outbox/messages.ts";
import { readPushKeys } from "./push/push-keys.ts";
import type { DevelopmentPages } from "./page/development-pages.ts";
import { createFailurePages } from "./page/failure-pages.ts";
import { formerAssets } from "./page/kept-builds.ts";
import type { PageBuild } from "./page/page-build.ts";
import { registerPages } from "./page/pages.routes.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { createShopDirectory } from "./shop/shop-directory.ts";
import { createShopCache } from "./shop/shop-cache.ts";
import { warmShops } from "./shop/shops.queries.ts";
import type { JavaScriptEngine } from "#adapters/server/site/engine-flags.ts";
import { registerDeveloperPages } from "#adapters/server/site/developer-pages.ts";
import { registerHealth } from "#adapters/server/site/health.ts";
import { createReadiness } from "#adapters/server/site/readiness.ts";
import { registerSpareMemory } from "#adapters/server/site/spare-memory.ts";
import { readSigningKey } from "./account/session/session.queries.ts";
import type { OutsideServices, ServerUi } from "#core/app/page.ts";

/** What a server process is made of. */
export interface ServerParts {
  readonly access: Access;
  readonly config: ServerConfig;
  readonly log: FastifyBaseLogger;
  readonly clock: ServerClock;
  readonly database: OpenDatabase;
  readonly ui: ServerUi;
  /** Null serves the API alone. */
  readonly pages: PageBuild | null;
  readonly clientDirectory: string | null;
  readonly build: string;
  /** What this process runs in, where it is the server's alone. */
  readonly engine?: JavaScriptEngine;
  /** Vite, while developing. */
  readonly development?: Pick<DevelopmentPages, "attach">;
}

/** A server that is ready to listen. */
export interface DinerServer {
  readonly http: FastifyInstance;
  readonly services: ServerServices;
  /** Readiness goes false, streams end, calls in flight are finished, jobs stop. The database stays open. */
  stop(): Promise<void>;
}

/** Puts a server process together on an open database. */
export async function createServer(parts: ServerParts): Promise<DinerServer> {
  const { access, config, log, clock, database, ui, build } = parts;
  const pool = database.app;
  const secure = config.publicUrl.startsWith("https:");
  const outside: OutsideServices = {
    tilesUrl: config.mapTilesUrl,
    hasGeocoder: config.geocoderUrl !== null,
  };
  const failures = parts.pages === null ? null : createFailurePages(ui, parts.pages, outside);
  const http = await createHttpServer(config, log, ui, failures?.send ?? null);
  http.addHook("onListen", async () => failures?.makeUsual());
  if (parts.engine !== undefined) registerSpareMemory(http, parts.engine);
  const methods = registerMethods(http);
  parts.development?.attach(http);
  const limits = registerRateLimits(http, config.rates, pool, clock);
  const shopCache = createShopCache(pool, clock);
  const orderAgain = createOrderAgainCache(() => clock.millis());
  const menuAnswers = createMenuAnswerCache(shopCache, orderAgain);
  http.addHook("onRequest", (request, reply, done) => {
    const known = menuAnswers.answerOf(request);
    if (known === null) return done();
    sendBytes(reply, known);
  });
  const csrf = registerCsrf(http, await readSigningKey(pool), secure);
  const directory = createShopDirectory(pool, shopCache, () => clock.millis());
  const feeds = createOrganizationFeeds((organizationId, after) =>
    inTransaction(pool, { organizationId }, (queries) => readLiveEvents(queries, after)),
  );
  const ids = createUlidSource(() => clock.millis());
  const streams = new Set<EventStream>();
  const metrics = createServerMetrics({
    pool: () => pool.counts(),
    streams: () => streams.size,
    lags: () => readLags(pool),
  });
  const services: ServerServices = {
    access,
    config,
    log,
    clock,
    ids,
    database: pool,
    shopCache,
    directory,
    menuAnswers,
    orderAgain,
    recentContexts: createRecentContexts(() => clock.millis()),
    feeds,
    ui,
    build,
    secure,
    csrf,
    limits,
    errorReports: config.errorReportUrl === null ? null : createErrorReports(config.errorReportUrl),
    geocoder:
      config.geocoderUrl === null ? null : createGeocoder(config.geocoderUrl, log, () => clock.millis()),
    legalTexts: createLegalTexts(pool, clock),
    nameServers: createNameServers(config.nameServers),
    streams,
    messages: createMessages(ui, ids),
    pushKeys: await readPushKeys(pool),
    metrics,
    passwords: createPasswordQueue(),
  };
  // On its way while the routes are registered. A database that does not answer is noticed by who needs an answer.
  warmShops(pool, clock.now()).catch(() => undefined);
  const identify = createVisitors(pool, clock, config);
  registerMetrics(http, metrics, config);
  registerEarlyAnswers(http, http.commonHeaders, config.trustedProxies, {
    prefix: `${urlOf("menu")}?`,
    answerOf: menuAnswers.earlyAnswerOf,
    count: limits.countCall,
    observe: (status, millis) => metrics.observeCall(`GET ${urlOf("menu")}`, status, millis),
  });
  const health = registerHealth(http, createReadiness(pool, log));
  const { clientDirectory } = parts;
  await registerStaticFiles(
    http,
    clientDirectory,
    clientDirectory === null ? [] : await formerAssets(clientDirectory),
  );
  registerPictureFiles(http, pool);
  registerEndpoints(http, createHandlers(services), identify, access, directory);
  registerDeveloperPages(http, services);
  registerInstall(http, services, identify);
  refuseUnknownCalls(http);
  if (parts.pages !== null && failures !== null)
    registerPages(http, services, parts.pages, failures, outside, identify);
  methods.refuseOthers();
  const listener = followEvents(database, services, log);
  const jobs = startJobs(services, clock);
  http.server.on("request", jobs.hasten);
  return {
    http,
    services,
    stop: async () => {
      health.drain();
      services.streams.forEach((stream) => stream.end());
      await jobs.stop();
      await http.close();
      await listener.stop();
    },
  };
}
