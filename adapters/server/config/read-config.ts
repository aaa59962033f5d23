import { isIP } from "node:net";
import * as Config from "effect/Config";
import * as ConfigProvider from "effect/ConfigProvider";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { toMoney } from "#core/money/parse-money.ts";
import type { RateLimits, ServerConfig } from "./config.ts";
import { RATE_SETTINGS } from "./rate-settings.ts";
import type { Setting, SettingProblem } from "./setting.ts";
import { SETTINGS } from "./settings.ts";

/** Environment variables by name, as Node gives them. */
export type Environment = Readonly<NodeJS.ProcessEnv>;

/** What the demo says that a location costs a month. */
const DEMO_PRICE = toMoney("249", "RON");

type Take = <T>(setting: Setting<T>) => T;

/**
 * Decodes the environment. An empty text counts as absent; every problem is answered at once, and none of
 * them repeats a value that may hold a password.
 */
export function readConfig(env: Environment): Result<ServerConfig, readonly SettingProblem[]> {
  const problems: SettingProblem[] = misspelledRates(env);
  const texts = presentTexts(env);
  const provider = ConfigProvider.fromUnknown(texts);
  const take: Take = ({ name, byDefault, secret, format }) => {
    const setting = Config.schema(format.codec, name).pipe(Config.withDefault(byDefault));
    const read = Effect.runSyncExit(setting.parse(provider));
    if (Exit.isSuccess(read)) return read.value;
    problems.push({ name, shape: shapeOf(texts[name] ?? "", secret), expected: format.expected });
    return byDefault;
  };
  const config = takeConfig(take);
  problems.push(...contradictions(config));
  return problems.length === 0 ? ok(config) : err(problems);
}

/** All problems as lines that a person at a terminal can act on. */
export function describeProblems(problems: readonly SettingProblem[]): string {
  const lines = problems.map(({ name, shape, expected }) => `  ${name} is ${shape}; expected: ${expected}`);
  return ["The settings of this start cannot be used:", ...lines].join("\n");
}

/** Whether a host reaches this machine only. */
export function isLoopback(host: string): boolean {
  // A socket that listens on IPv6 shows IPv4 callers behind this prefix.
  const name = host
    .replace(/^\[|\]$/g, "")
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "");
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    (isIP(name) === 4 && name.startsWith("127."))
  );
}

function presentTexts(env: Environment): Environment {
  const texts = Object.entries(env).map(([name, text]) => [name, text?.trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined && text !== ""));
}

function takeConfig(take: Take): ServerConfig {
  const port = take(SETTINGS.port);
  const publicUrl = take(SETTINGS.publicUrl) ?? `http://localhost:${port}`;
  const databaseUrl = take(SETTINGS.databaseUrl);
  const demo = take(SETTINGS.demo) ?? databaseUrl === null;
  return {
    port,
    host: take(SETTINGS.host) ?? (demo ? "127.0.0.1" : "0.0.0.0"),
    publicUrl,
    baseHost: take(SETTINGS.baseHost),
    dinerHosts: take(SETTINGS.dinerHosts) ?? (demo ? ["localhost", "127.0.0.1"] : []),
    demo,
    dataDir: take(SETTINGS.dataDir),
    databaseUrl,
    databaseDirectUrl: take(SETTINGS.databaseDirectUrl),
    poolSize: take(SETTINGS.poolSize),
    backupDir: take(SETTINGS.backupDir),
    trustedProxies: take(SETTINGS.trustedProxies),
    redirectHosts: take(SETTINGS.redirectHosts),
    smtpUrl: take(SETTINGS.smtpUrl),
    smsGatewayUrl: take(SETTINGS.smsGatewayUrl),
    outboxParallel: take(SETTINGS.outboxParallel),
    carrierTimeoutSeconds: take(SETTINGS.carrierTimeoutSeconds),
    ownPagePatienceMillis: take(SETTINGS.ownPagePatienceMillis),
    metricsToken: take(SETTINGS.metricsToken),
    errorReportUrl: take(SETTINGS.errorReportUrl),
    mapTilesUrl: take(SETTINGS.mapTilesUrl),
    geocoderUrl: take(SETTINGS.geocoderUrl),
    nameServers: take(SETTINGS.nameServers),
    contactEmail: take(SETTINGS.contactEmail) ?? `contact@${new URL(publicUrl).hostname}`,
    monthlyPrice: take(SETTINGS.monthlyPrice) ?? (demo ? DEMO_PRICE : null),
    logLevel: take(SETTINGS.logLevel),
    rates: takeRates(take),
  };
}

function takeRates(take: Take): RateLimits {
  return {
    loginPerAccount: take(RATE_SETTINGS.loginPerAccount),
    loginPerAddress: take(RATE_SETTINGS.loginPerAddress),
    registerPerAddress: take(RATE_SETTINGS.registerPerAddress),
    forgotPerAccount: take(RATE_SETTINGS.forgotPerAccount),
    forgotPerAddress: take(RATE_SETTINGS.forgotPerAddress),
    codesPerPhone: take(RATE_SETTINGS.codesPerPhone),
    codesPerAddress: take(RATE_SETTINGS.codesPerAddress),
    codeTries: take(RATE_SETTINGS.codeTries),
    codeResendSeconds: take(RATE_SETTINGS.codeResendSeconds),
    ordersPerUser: take(RATE_SETTINGS.ordersPerUser),
    ordersUnfinished: take(RATE_SETTINGS.ordersUnfinished),
    ordersRecent: take(RATE_SETTINGS.ordersRecent),
    cartPerCart: take(RATE_SETTINGS.cartPerCart),
    guestCartsPerAddress: take(RATE_SETTINGS.guestCartsPerAddress),
    couponsPerUser: take(RATE_SETTINGS.couponsPerUser),
    addressSearchesPerAddress: take(RATE_SETTINGS.addressSearchesPerAddress),
    courierPinsPerAddress: take(RATE_SETTINGS.courierPinsPerAddress),
    leadsPerAddress: take(RATE_SETTINGS.leadsPerAddress),
    archivesPerOrganization: take(RATE_SETTINGS.archivesPerOrganization),
    analyticsPerAddress: take(RATE_SETTINGS.analyticsPerAddress),
    reportsPerAddress: take(RATE_SETTINGS.reportsPerAddress),
    streamsPerSession: take(RATE_SETTINGS.streamsPerSession),
    pagesPerAddress: take(RATE_SETTINGS.pagesPerAddress),
    ownPagesPerSession: take(RATE_SETTINGS.ownPagesPerSession),
    requestsPerAddress: take(RATE_SETTINGS.requestsPerAddress),
  };
}

// Demo sign-ins have a published password, so a demo that strangers can reach is an open door.
function contradictions(config: ServerConfig): readonly SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (config.demo && !isLoopback(new URL(config.publicUrl).hostname))
    problems.push({
      name: "PUBLIC_URL",
      shape: "a public address while DEMO is on",
      expected: "DEMO=off, or an address of this machine such as http://localhost:3000",
    });
  if (config.databaseDirectUrl !== null && config.databaseUrl === null)
    problems.push({
      name: "DATABASE_URL",
      shape: "absent while DATABASE_DIRECT_URL is set",
      expected: "both, or neither",
    });
  return problems;
}

// A limit with a misspelled name would silently keep its default.
function misspelledRates(env: Environment): SettingProblem[] {
  const known = new Set(Object.values(RATE_SETTINGS).map((setting) => setting.name));
  return Object.keys(env)
    .filter((name) => name.startsWith("RATE_") && !known.has(name))
    .map((name) => ({ name, shape: "not a setting", expected: `one of ${[...known].join(", ")}` }));
}

function shapeOf(text: string, secret: boolean): string {
  const short = text.length <= 40 && !/[\p{Cc}]/u.test(text);
  return secret || !short ? `a text of ${text.length} characters` : JSON.stringify(text);
}
