import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { ACCESS, type Access } from "#adapters/server/http/access.ts";
import { readConfig } from "#adapters/server/config/read-config.ts";
import { createServer } from "#adapters/server/create-server.ts";
import { createAppPool } from "#adapters/server/db/connect.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { type BuiltPages, createServerWords, createTestClock, type TestClock } from "./server-parts.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { refusalsOf } from "#core/contract/openapi/statuses.ts";
import { createHttpClient, type HttpClient } from "../http/http-client.ts";
import { PATIENT_OWN_PAGES } from "../patience.ts";
import { SILENT_LOG } from "../database/test-engine.ts";
import { createDemoDatabase, type TestDatabase } from "../database/test-database.ts";

/** A real server process inside the test, on a demo database. */
export interface TestServer {
  readonly origin: string;
  readonly services: ServerServices;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** A browser of its own: cookies and CSRF token. `host` is what it believes to talk to. */
  client(host?: string): HttpClient;
  stop(): Promise<void>;
}

/** What differs from the default test server. */
export interface TestServerOptions {
  /** A server that shares its database and clock, as a second process would. */
  readonly sharing?: TestServer;
  /** A demo database that was made for it; it stops with the server. */
  readonly database?: TestDatabase;
  /** Environment variables; limits are out of the way unless a test brings its own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the text of every statement of a request, which runs when this has resolved. */
  readonly watch?: (statement: string) => void | Promise<void>;
  /** Called with the text of every message that a request sends to the database: each is a round trip. */
  readonly roundTrip?: (text: string) => void;
  /** Its jobs never run, so that nothing changes but by requests. */
  readonly withoutJobs?: boolean;
  /** The pages of the build in dist; without them the server answers calls alone. */
  readonly pages?: BuiltPages;
  /** Another first wall than that of every server. */
  readonly access?: Access;
  /** Its requests run as the owner of the tables, whom row-level security does not bind. */
  readonly withoutRowSecurity?: boolean;
}

const WIDE_LIMITS: Readonly<Record<string, string>> = {
  RATE_LOGIN_PER_ACCOUNT: "100000/min",
  RATE_LOGIN_PER_ADDRESS: "100000/min",
  RATE_REGISTER_PER_ADDRESS: "100000/min",
  RATE_FORGOT_PER_ACCOUNT: "100000/min",
  RATE_FORGOT_PER_ADDRESS: "100000/min",
  RATE_CODES_PER_PHONE: "100000/min",
  RATE_CODES_PER_ADDRESS: "100000/min",
  RATE_ORDERS_PER_USER: "100000/min",
  RATE_ANALYTICS_PER_ADDRESS: "100000/min",
  RATE_ORDERS_UNFINISHED: "100000",
  RATE_ORDERS_RECENT: "100000",
  RATE_CART_PER_CART: "100000/min",
  RATE_GUEST_CARTS_PER_ADDRESS: "100000/min",
  RATE_COUPONS_PER_USER: "100000/min",
  RATE_ADDRESS_SEARCHES_PER_ADDRESS: "100000/min",
  RATE_LEADS_PER_ADDRESS: "100000/h",
  RATE_ARCHIVES_PER_ORGANIZATION: "100000/h",
  RATE_COURIER_PINS_PER_ADDRESS: "100000/h",
  RATE_PAGES_PER_ADDRESS: "1000000/min",
  RATE_OWN_PAGES_PER_SESSION: "1000000/min",
  RATE_REQUESTS_PER_ADDRESS: "1000000/min",
};

const LEASE_NO_JOB = `
  create function no_lease() returns trigger language plpgsql as 'begin return null; end';
  create trigger no_lease before insert on job_leases for each row execute function no_lease()`;

/** Starts a server on a port of its own; its database is its own too unless it is `sharing` that of another server. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const read = readConfig({ ...WIDE_LIMITS, ...PATIENT_OWN_PAGES, BASE_HOST: "localhost", ...options.env });
  if (!read.ok) throw new Error(`The settings were refused: ${JSON.stringify(read.error)}`);
  const clock = options.sharing?.clock ?? createTestClock();
  const database = options.sharing?.database ?? options.database ?? (await createDemoDatabase());
  if (options.withoutJobs === true) await withOwner(database.owner, (client) => client.query(LEASE_NO_JOB));
  const free = options.withoutRowSecurity === true ? openFreePool(database) : null;
  const server = await createServer({
    access: options.access ?? ACCESS,
    config: read.value,
    log: pino({ level: "silent" }),
    clock,
    database: {
      ...database,
      app: heard(watched(free ?? database.app, options.watch), options.roundTrip),
      applied: [],
    },
    ui: options.pages?.ui ?? createServerWords(),
    pages: options.pages?.build ?? null,
    clientDirectory: null,
    build: "test",
  });
  const undeclared = watchStatuses(server.http);
  const port = await listenSomewhere(server.http);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    services: server.services,
    database,
    clock,
    client: (host) => createHttpClient(port, { host: host ?? "localhost" }),
    stop: async () => {
      await server.stop();
      await free?.end();
      if (options.sharing === undefined) await database.stop();
      if (undeclared.size > 0) throw new Error(`Not in the contract: ${[...undeclared].join(", ")}`);
    },
  };
}

// In every test: a call answers only with statuses that the contract names.
function watchStatuses(http: FastifyInstance): ReadonlySet<string> {
  const undeclared = new Set<string>();
  http.addHook("onResponse", (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined) return done();
    const { statuses } = ENDPOINTS[endpoint];
    const declared: readonly number[] = [...statuses, ...refusalsOf(ENDPOINTS[endpoint])];
    if (!declared.includes(reply.statusCode)) undeclared.add(`${endpoint} ${reply.statusCode}`);
    done();
  });
  return undeclared;
}

function watched(pool: DatabasePool, watch: TestServerOptions["watch"]): DatabasePool {
  if (watch === undefined) return pool;
  return {
    ...pool,
    query: async (text, values) => {
      await watch(text);
      return pool.query(text, values);
    },
    withConnection: async (use, key) => {
      await watch("transaction");
      return pool.withConnection(use, key);
    },
  };
}

function heard(pool: DatabasePool, roundTrip: TestServerOptions["roundTrip"]): DatabasePool {
  if (roundTrip === undefined) return pool;
  const listening = ({ query }: Queries): Queries => ({
    query: (text, values) => {
      roundTrip(text);
      return query(text, values);
    },
  });
  return {
    ...pool,
    ...listening(pool),
    withConnection: (use, key) =>
      pool.withConnection(
        (connection) =>
          use({
            ...connection,
            ...listening(connection),
            run: (text) => {
              roundTrip(text);
              return connection.run(text);
            },
            patient: (millis) => listening(connection.patient(millis)),
          }),
        key,
      ),
  };
}

function openFreePool({ owner, roles }: TestDatabase): DatabasePool {
  const config = { databaseUrl: null, databaseDirectUrl: null, poolSize: 8 };
  return createAppPool(config, owner, { ...roles, app: owner.user }, SILENT_LOG);
}

// The system uses ports from 32768 on for outgoing connections.
async function listenSomewhere(http: {
  listen(at: { port: number; host: string }): Promise<string>;
}): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    try {
      await http.listen({ port, host: "127.0.0.1" });
      return port;
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}
