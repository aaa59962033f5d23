import type { Money } from "#core/money/money.ts";
import type { LogLevel } from "./settings.ts";
import type { Rate } from "./setting.ts";

/** Every rate limit in force; windows in milliseconds. */
export interface RateLimits {
  readonly loginPerAccount: Rate;
  readonly loginPerAddress: Rate;
  readonly registerPerAddress: Rate;
  readonly forgotPerAccount: Rate;
  readonly forgotPerAddress: Rate;
  readonly codesPerPhone: Rate;
  readonly codesPerAddress: Rate;
  readonly codeTries: number;
  readonly codeResendSeconds: readonly number[];
  readonly ordersPerUser: Rate;
  readonly ordersUnfinished: number;
  readonly ordersRecent: number;
  readonly cartPerCart: Rate;
  readonly guestCartsPerAddress: Rate;
  readonly couponsPerUser: Rate;
  readonly courierPinsPerAddress: Rate;
  readonly addressSearchesPerAddress: Rate;
  readonly leadsPerAddress: Rate;
  readonly archivesPerOrganization: Rate;
  readonly analyticsPerAddress: Rate;
  readonly reportsPerAddress: Rate;
  readonly streamsPerSession: number;
  readonly pagesPerAddress: Rate;
  readonly ownPagesPerSession: Rate;
  readonly requestsPerAddress: Rate;
}

/** The settings of the server, decoded once at start. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly baseHost: string;
  readonly dinerHosts: readonly string[];
  readonly demo: boolean;
  readonly dataDir: string | null;
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl: string | null;
  readonly poolSize: number;
  readonly backupDir: string | null;
  readonly trustedProxies: readonly string[];
  readonly redirectHosts: readonly string[];
  readonly smtpUrl: string | null;
  readonly smsGatewayUrl: string | null;
  readonly outboxParallel: number;
  readonly carrierTimeoutSeconds: number;
  readonly ownPagePatienceMillis: number;
  readonly metricsToken: string | null;
  readonly errorReportUrl: string | null;
  readonly mapTilesUrl: string | null;
  readonly geocoderUrl: string | null;
  readonly nameServers: readonly string[] | null;
  readonly contactEmail: string;
  readonly monthlyPrice: Money<"RON"> | null;
  readonly logLevel: LogLevel;
  readonly rates: RateLimits;
}
