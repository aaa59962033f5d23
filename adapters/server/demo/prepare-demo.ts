import type { ServerConfig } from "#adapters/server/config/config.ts";
import { isLoopback } from "#adapters/server/config/read-config.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Clock } from "#core/time/clock.ts";
import { readDemoContent } from "./demo-content.ts";
import { type DemoDatabase, seedDemo } from "./seed-demo.ts";
import { statement } from "#adapters/server/db/statement.ts";

/**
 * Fills an empty database in demo mode. Answers why the server must not start: there are demo people, whose password
 * is public, and it listens on an address that other machines reach.
 */
export async function prepareDemo(
  config: ServerConfig,
  database: DemoDatabase,
  clock: Clock,
  log: Log,
): Promise<string | null> {
  if (config.demo) {
    if (await seedDemo(database, clock.now())) {
      log.info({}, "The demo shops were made");
      // The backend that made them keeps 8 MB more than one that takes orders.
      await database.app.withConnection(async (connection) => connection.discard());
    }
    return null;
  }
  if (isLoopback(new URL(config.publicUrl).hostname) || !(await hasDemoPeople(database))) return null;
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
