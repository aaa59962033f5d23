import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** Keeps who did what; every write of staff leaves one. */
export async function writeAudit(
  queries: Queries,
  entry: {
    readonly id: string;
    readonly actorId: UserId;
    readonly action: string;
    readonly subject: string;
    readonly detail: unknown;
  },
  now: Instant,
): Promise<void> {
  const { id, actorId, action, subject, detail } = entry;
  await WRITE_AUDIT.run(queries, id, actorId, action, subject, JSON.stringify(detail), now);
}

const WRITE_AUDIT = statement(
  "audit.write",
  `insert into audit_log (organization_id, id, actor_id, action, subject, detail, at)
     values (tenant(), $1, $2, $3, $4, $5, $6)`,
);
