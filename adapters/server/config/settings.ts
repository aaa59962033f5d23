import { availableParallelism } from "node:os";
import {
  addressRanges,
  anyText,
  hostNames,
  leiAmount,
  mailAddress,
  nameServers,
  oneOf,
  onOff,
  parseHostName,
  secretText,
  siteOrigin,
  url,
  wholeNumber,
} from "./formats.ts";
import type { SettingFormat, Setting } from "./setting.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** How much the server writes to its log. */
export type LogLevel = (typeof LOG_LEVELS)[number];

const NO_HOSTS: readonly string[] = [];

function open<T>(
  name: string,
  meaning: string,
  byDefault: T,
  defaultText: string,
  format: SettingFormat<T>,
): Setting<T> {
  return { name, meaning, byDefault, defaultText, format, secret: false };
}

/** A setting that is simply absent unless given. */
function optional<T>(
  name: string,
  meaning: string,
  defaultText: string,
  format: SettingFormat<T>,
): Setting<T | null> {
  return { name, meaning, byDefault: null, defaultText, format, secret: false };
}

function secret(
  name: string,
  meaning: string,
  defaultText: string,
  format: SettingFormat<string>,
): Setting<string | null> {
  return { name, meaning, byDefault: null, defaultText, format, secret: true };
}

/** Every setting of the server but the rate limits, in the order of the README's table. */
export const SETTINGS = {
  port: open("PORT", "Port that the server listens on", 3000, "3000", wholeNumber(0, 65_535)),
  host: optional(
    "HOST",
    "Address that the server listens on",
    "127.0.0.1 in demo, else 0.0.0.0",
    parseHostName,
  ),
  publicUrl: optional(
    "PUBLIC_URL",
    "Address that people type; links in mails begin with it",
    "http://localhost:PORT",
    siteOrigin,
  ),
  baseHost: open(
    "BASE_HOST",
    "A shop is also served at its slug in front of this host",
    "localhost",
    "localhost",
    parseHostName,
  ),
  dinerHosts: optional(
    "DINER_HOSTS",
    "Hosts that serve landing and back office, in addition to diner. with BASE_HOST",
    "localhost, 127.0.0.1 in demo",
    hostNames,
  ),
  demo: optional(
    "DEMO",
    "Demo shops and demo sign-ins; loopback only",
    "on without DATABASE_URL, else off",
    onOff,
  ),
  dataDir: optional(
    "DATA_DIR",
    "Directory of the server's own PostgreSQL",
    ".diner here; for root /var/lib/diner-… of this checkout",
    anyText,
  ),
  databaseUrl: secret(
    "DATABASE_URL",
    "PostgreSQL 15 or newer to use instead of the server's own",
    "none",
    url("postgres", "postgresql"),
  ),
  databaseDirectUrl: secret(
    "DATABASE_DIRECT_URL",
    "The same database past a pooler such as PgBouncer, as its owner: for migrations and LISTEN",
    "DATABASE_URL",
    url("postgres", "postgresql"),
  ),
  poolSize: open(
    "POOL_SIZE",
    "Connections of one server process to PostgreSQL at most; with the server's own, the second half of them only while callers wait long",
    Math.max(4, 2 * availableParallelism()),
    "2 for each core, at least 4",
    wholeNumber(1, 200),
  ),
  backupDir: optional("BACKUP_DIR", "Where npm run backup writes", ".diner/backups here", anyText),
  trustedProxies: open(
    "TRUSTED_PROXIES",
    "Addresses in front of the server whose X-Forwarded-For is believed",
    NO_HOSTS,
    "none",
    addressRanges,
  ),
  redirectHosts: open(
    "REDIRECT_HOSTS",
    "Foreign hosts that a redirect may lead to",
    NO_HOSTS,
    "none",
    hostNames,
  ),
  smtpUrl: secret(
    "SMTP_URL",
    "Mail server, smtp:// or smtps:// with user and password",
    "the outbox page",
    url("smtp", "smtps"),
  ),
  smsGatewayUrl: secret(
    "SMS_GATEWAY_URL",
    "HTTP gateway for text messages",
    "the outbox page",
    url("http", "https"),
  ),
  outboxParallel: open(
    "OUTBOX_PARALLEL",
    "Mails, and as many text messages, that one server process sends at a time",
    16,
    "16",
    wholeNumber(1, 200),
  ),
  carrierTimeoutSeconds: open(
    "CARRIER_TIMEOUT",
    "Seconds after which a mail server or SMS gateway that has not taken a message is cut off",
    20,
    "20",
    wholeNumber(1, 300),
  ),
  ownPagePatienceMillis: open(
    "OWN_PAGE_PATIENCE",
    "Milliseconds that a page waits for what it shows of the one who asks, before it comes as it is for all",
    300,
    "300",
    wholeNumber(1, 60_000),
  ),
  metricsToken: secret(
    "METRICS_TOKEN",
    "Bearer token that opens /metrics to callers who are not on this machine",
    "this machine only",
    secretText(16),
  ),
  errorReportUrl: secret(
    "ERROR_REPORT_URL",
    "Where errors of browser and server are posted",
    "the log",
    url("http", "https"),
  ),
  mapTilesUrl: optional(
    "MAP_TILES_URL",
    "Map tiles, with {z}, {x} and {y}",
    "a plain map",
    url("http", "https"),
  ),
  geocoderUrl: optional(
    "GEOCODER_URL",
    "Search for addresses: one that answers as Nominatim's /search does",
    "address by hand",
    url("http", "https"),
  ),
  nameServers: optional(
    "NAME_SERVERS",
    "Name servers that are asked where the own domain of a shop leads",
    "those of the system",
    nameServers,
  ),
  contactEmail: optional(
    "CONTACT_EMAIL",
    "Address that gets what owners write on the contact page, and that the landing and its legal pages name",
    "contact@ with the host of PUBLIC_URL",
    mailAddress,
  ),
  monthlyPrice: optional(
    "MONTHLY_PRICE",
    "What a location costs a month, in lei, as the landing page tells owners",
    "249 in demo, else no price is named",
    leiAmount,
  ),
  logLevel: open<LogLevel>("LOG_LEVEL", "How much is logged", "info", "info", oneOf(LOG_LEVELS)),
};
