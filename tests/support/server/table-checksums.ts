import { withOwner } from "#adapters/server/db/owner.ts";
import type { TestServer } from "./test-server.ts";

// Requests are counted, also those that are refused.
const NOT_OF_REQUESTS = new Set(["rate_limits"]);

/** Rows and checksum of every table, so that two readings of a server without jobs are equal when nothing was written between them. */
export async function tableChecksums(
  server: Pick<TestServer, "database">,
): Promise<Readonly<Record<string, string>>> {
  return withOwner(server.database.owner, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    );
    const sums: Record<string, string> = {};
    for (const { name } of rows) {
      if (NOT_OF_REQUESTS.has(name)) continue;
      const { rows: found } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '') as sum from "${name}" t`,
      );
      sums[name] = found[0]?.sum ?? "";
    }
    return sums;
  });
}
