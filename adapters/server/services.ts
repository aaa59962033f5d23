import type { PasswordQueue } from "./account/password/password-queue.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Access } from "#adapters/server/http/access.ts";
import type { CsrfGuard } from "#adapters/server/http/visitor/csrf-guard.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { ErrorReports } from "#adapters/server/log/error-reports.ts";
import type { EventStream } from "#adapters/server/live/event-stream.ts";
import type { Geocoder } from "./geocoder/geocoder.ts";
import type { OrganizationFeeds } from "#adapters/server/live/organization-feeds.ts";
import type { MenuAnswerCache } from "./menu/menu-answer-cache.ts";
import type { OrderAgainCache } from "./menu/order-again-cache.ts";
import type { RecentContexts } from "./order/recent-contexts.ts";
import type { ServerMetrics } from "#adapters/server/metrics/server-metrics.ts";
import type { PushKeys } from "./push/push-keys.ts";
import type { Messages } from "#adapters/server/outbox/messages.ts";
import type { LegalTexts } from "./legal/legal-texts.ts";
import type { NameServers } from "./setting/name-servers.ts";
import type { ShopDirectory } from "./shop/shop-directory.ts";
import type { ShopCache } from "./shop/shop-cache.ts";
import type { ServerUi } from "#core/app/page.ts";
import type { Clock } from "#core/time/clock.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { Log } from "#adapters/server/db/log.ts";

/** What handlers and jobs of one server process share. */
export interface ServerServices {
  readonly access: Access;
  readonly config: ServerConfig;
  readonly log: Log;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly directory: ShopDirectory;
  readonly menuAnswers: MenuAnswerCache;
  readonly orderAgain: OrderAgainCache;
  readonly recentContexts: RecentContexts;
  readonly feeds: OrganizationFeeds;
  readonly geocoder: Geocoder | null;
  readonly legalTexts: LegalTexts;
  readonly nameServers: NameServers;
  readonly streams: Set<EventStream>;
  readonly messages: Messages;
  readonly pushKeys: PushKeys;
  readonly metrics: ServerMetrics;
  readonly passwords: PasswordQueue;
  readonly csrf: CsrfGuard;
  readonly limits: RateGuard;
  /** Where errors are posted; null without such a service. */
  readonly errorReports: ErrorReports | null;
  readonly ui: ServerUi;
  /** Version of the build that is served. */
  readonly build: string;
  /** Whether people reach the server over https, so that cookies say so. */
  readonly secure: boolean;
}
