import type { ServerConfig } from "#adapters/server/config/config.ts";
import { isLoopback } from "#adapters/server/config/read-config.ts";
import { analyzeTables } from "#adapters/server/db/analyze.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Clock } from "#core/time/clock.ts";
import { readDemoContent } from "./demo-content.ts";
import { type DemoDatabase, fillWithDemo } from "./seed-demo.ts";
import { statement } from "#adapters/server/db/statement.ts";

/** What a start needs to know once the demo was looked after. */
export interface DemoStart {
  /** Why the server must not start; null where it may. */
  readonly refusal: string | null;
  /** Resolves once the rows of a demo that was just made are counted; the server may be put together meanwhile. */
  readonly isCounted: Promise<void>;
}

/**
 * Fills an empty database in demo mode. Refuses a start where there are demo people, whose password is public, and the
 * server listens on an address that other machines reach.
 */
export async function prepareDemo(
  config: ServerConfig,
  database: DemoDatabase,
  clock: Clock,
  log: Log,
): Promise<DemoStart> {
  if (!config.demo) return { refusal: await refusalOf(config, database), isCounted: Promise.resolve() };
  const isNew = await fillWithDemo(database.app, clock.now());
  if (!isNew) return { refusal: null, isCounted: Promise.resolve() };
  log.info({}, "The demo shops were made");
  // The backend that made them keeps 8 MB more than one that takes orders.
  await database.app.withConnection(async (connection) => connection.discard());
  return { refusal: null, isCounted: analyzeTables(database.owner) };
}

async function refusalOf({ publicUrl }: ServerConfig, database: DemoDatabase): Promise<string | null> {
  if (isLoopback(new URL(publicUrl).hostname) || !(await hasDemoPeople(database))) return null;
  return "This database holds the demo's accounts, whose password is public. Set PUBLIC_URL to this machine, or use another database.";
}

async function hasDemoPeople({ app }: DemoDatabase): Promise<boolean> {
  const { people } = await readDemoContent();
  return inTransaction(app, { organizationId: null, scope: "accounts" }, async (queries) => {
    return (
      await FIND_PEOPLE.one(
        queries,
        people.map(({ email }) => email),
      )
    ).found;
  });
}

const FIND_PEOPLE = statement(
  "demo.findPeople",
  "select exists (select from users where email = any($1)) as found",
  ["found"],
);
