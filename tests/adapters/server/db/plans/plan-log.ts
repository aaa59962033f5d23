import { readFile, stat } from "node:fs/promises";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";

/** What PostgreSQL did for one statement, also for one inside a function. */
export interface LoggedPlan {
  readonly text: string;
  /** Tables that it read whole. */
  readonly scanned: readonly string[];
}

/** The plans that an engine writes to its log. */
export interface PlanLog {
  /** Those since the last reading, of all statements that another line of the log follows: the last may be half written. */
  read(): Promise<readonly LoggedPlan[]>;
}

const ENTRY = /^\d{4}-\d\d-\d\d [^\n]*?duration: [^\n]*plan:\n((?:\t[^\n]*\n)+)(?=[^\t\n]+\n)/gmu;
const FIRST_NODE = /\n[^\n]*\(cost=/u;

/**
 * Has each session of a role in a database, from its next connection on, write the plan of every statement to the log of
 * an engine that nobody else uses.
 */
export async function logPlans(owner: SocketConnection, role: string, file: string): Promise<PlanLog> {
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_nested_statements": "on",
  };
  await withOwner(owner, async (client) => {
    await client.query("load 'auto_explain'");
    for (const [name, value] of Object.entries(settings))
      await client.query(`alter role ${role} in database ${owner.database} set ${name} = '${value}'`);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and datname = $2",
      [role, owner.database],
    );
  });
  let from = (await stat(file)).size;
  return {
    read: async () => {
      const text = (await readFile(file)).toString("utf8", from);
      const entries = [...text.matchAll(ENTRY)];
      const last = entries.at(-1);
      if (last !== undefined) from += Buffer.byteLength(text.slice(0, last.index + last[0].length));
      return entries.map(([, entry = ""]) => toPlan(entry.replace(/^\t/gmu, "")));
    },
  };
}

function toPlan(entry: string): LoggedPlan {
  const at = entry.search(FIRST_NODE);
  const text = entry
    .slice(0, at)
    .replace(/^Query Text: /u, "")
    .replace(/\nQuery Parameters: [^\n]*$/u, "");
  return { text, scanned: scannedIn(entry.slice(at)) };
}

/** The tables that a plan, as PostgreSQL prints it, reads whole. */
export function scannedIn(plan: string): readonly string[] {
  return [...plan.matchAll(/Seq Scan on (\w+)/gu)].map(([, table = ""]) => table);
}
