import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toId, type OrganizationId, type RedirectId } from "#core/kernel/id.ts";
import { redirectStatus, type Redirect } from "#core/redirect/redirect.ts";

// All statements run within a transaction of the organization.

/** The redirects of an organization by their paths. */
export async function listRedirects(queries: Queries): Promise<readonly Redirect[]> {
  const rows = await LIST.rows(queries, redirectStatus(true));
  return rows.map(({ id, path, leadsTo, isPermanent }) => ({
    id: toId<RedirectId>(id),
    path,
    to: leadsTo,
    status: redirectStatus(isPermanent),
  }));
}

/** Lets nobody else change the organization's redirects until the transaction ends: what is added is checked next to all. */
export async function lockRedirects(queries: Queries, organizationId: OrganizationId): Promise<void> {
  await LOCK.run(queries, `redirects of ${organizationId}`);
}

/** Adds one. */
export async function insertRedirect(queries: Queries, redirect: Redirect): Promise<void> {
  await INSERT.run(queries, redirect.id, redirect.path, redirect.to, redirect.status);
}

/** Takes one away; null when there was none. */
export async function deleteRedirect(
  queries: Queries,
  id: RedirectId,
): Promise<{ readonly path: string; readonly to: string } | null> {
  const removed = await DELETE.first(queries, id);
  return removed === null ? null : { path: removed.path, to: removed.leadsTo };
}

const LIST = statement(
  "redirect.list",
  `select id, path, leads_to as "leadsTo", status = $1 as "isPermanent" from redirects order by path`,
  ["isPermanent"],
);

const LOCK = statement("redirect.lock", "select pg_advisory_xact_lock(hashtextextended($1, 0))");

const INSERT = statement(
  "redirect.insert",
  "insert into redirects (organization_id, id, path, leads_to, status) values (tenant(), $1, $2, $3, $4)",
);

const DELETE = statement(
  "redirect.delete",
  `delete from redirects where id = $1 returning path, leads_to as "leadsTo"`,
);
