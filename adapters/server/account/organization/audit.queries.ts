import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** What is kept of a write. */
export interface AuditedWrite {
  readonly id: string;
  /** Null where nobody signed in did it: the system by itself, or an operator by a command. */
  readonly actorId: UserId | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: unknown;
}

/** Keeps who did what; every write of staff leaves one, and each import of an operator that changed something. */
export async function writeAudit(queries: Queries, entry: AuditedWrite, now: Instant): Promise<void> {
  const { id, actorId, action, subject, detail } = entry;
  await WRITE_AUDIT.run(queries, id, actorId, action, subject, JSON.stringify(detail), now);
}

const WRITE_AUDIT = statement(
  "audit.write",
  `insert into audit_log (organization_id, id, actor_id, action, subject, detail, at)
     values (tenant(), $1, $2, $3, $4, $5, $6)`,
);
