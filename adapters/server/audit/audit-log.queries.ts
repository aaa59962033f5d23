import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { auditParts, type AuditEntry } from "#core/audit/audit-log.ts";
import { toId, type AuditId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** Which entries the database is asked for; null does not limit. */
export interface AuditFilter {
  readonly from: Instant | null;
  readonly before: Instant | null;
  readonly action: string | null;
  readonly search: string | null;
}

/** A page of the organization's log, the newest first, and how many there are; within a transaction that reaches accounts. */
export async function listAudit(
  queries: Queries,
  { from, before, action, search }: AuditFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }> {
  const { total } = await COUNT.one(queries, from, before, action, search);
  const rows = await LIST.rows(queries, from, before, action, search, limit, offset);
  const entries = rows.map(({ id, detail, firstName, lastName, email, ...row }) => ({
    ...row,
    id: toId<AuditId>(id),
    actorName: email === null ? null : `${firstName ?? ""} ${lastName ?? ""}`.trim(),
    actorEmail: email,
    facts: auditParts(detail),
  }));
  return { entries, total };
}

// Every typed word is the beginning of one of the actor's name or email. A count that joins reads all users.
const COUNT = statement(
  "audit.count",
  `select count(*)::integer as total from audit_log a
    where ($1::timestamptz is null or a.at >= $1) and ($2::timestamptz is null or a.at < $2)
      and ($3::text is null or a.action = $3)
      and ($4::text is null or coalesce((
        select bool_and(exists (
          select from users u, unnest(search_words(concat_ws(' ', u.first_name, u.last_name, u.email))) w
           where u.id = a.actor_id and starts_with(w, t)))
          from unnest(search_words($4)) t), true))`,
  ["total"],
);

const LIST = statement(
  "audit.list",
  `select a.id, a.at, a.action, a.subject, a.detail, a.as_admin as "asAdmin", u.first_name as "firstName",
          u.last_name as "lastName", u.email
     from audit_log a left join users u on u.id = a.actor_id
    where ($1::timestamptz is null or a.at >= $1) and ($2::timestamptz is null or a.at < $2)
      and ($3::text is null or a.action = $3)
      and ($4::text is null or coalesce((
        select bool_and(exists (
          select from unnest(search_words(concat_ws(' ', u.first_name, u.last_name, u.email))) w where starts_with(w, t)))
          from unnest(search_words($4)) t), true))
    order by a.at desc, a.id desc limit $5 offset $6`,
  ["id", "at", "action", "subject", "asAdmin"],
);
