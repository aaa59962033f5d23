import type { Client } from "pg";
import type { DatabasePool } from "./pool.ts";
import { APP_ROLE } from "./connection.ts";
import { quoteName, type Roles } from "./roles.ts";
import { StartRefusal } from "./start-refusal.ts";
import { statement } from "./statement.ts";

/** Refuses a user that cannot make or change the tables, with the command that grants it. */
export async function assertOwner(client: Client): Promise<void> {
  const found = await READ_OWNER_RIGHTS.one(client);
  const user = quoteName(found.user);
  if (!found.owns)
    throw new StartRefusal(
      `The tables of this database belong to ${found.tablesOf}, not to ${user}: start with that user, ` +
        `or let an administrator run: grant ${found.tablesOf} to ${user};`,
    );
  if (!found.creates)
    throw new StartRefusal(
      `The user ${user} may not make tables in this database: an administrator must run there: ` +
        `grant usage, create on schema public to ${user} with grant option;`,
    );
}

/**
 * Refuses requests that would run as a role which row-level security does not bind, or which may not touch the tables.
 * Answers what else a pooler's user lacks, with the command that grants it; null when nothing.
 */
export async function assertRequests(app: DatabasePool, roles: Roles): Promise<string | null> {
  const found = await READ_REQUEST_RIGHTS.one(app, roles.app);
  const user = quoteName(found.user);
  if (found.free || (roles.separate && found.owns))
    throw new StartRefusal(
      `Requests would run as ${user}, which row-level security does not bind: let DATABASE_URL name a user of its own, ` +
        `made by: create role diner_web login password '…' in role ${APP_ROLE};`,
    );
  if (!found.member)
    throw new StartRefusal(
      `The user ${user} of DATABASE_URL has no right to the tables: an administrator must run: ` +
        `grant ${quoteName(roles.app)} to ${user};`,
    );
  return found.patience === "0" ? `alter role ${user} set statement_timeout = '3s';` : null;
}

// `creates`: may make tables in the schema, and hand that right on to the role of the functions. `tablesOf` is null
// before there are any.
const READ_OWNER_RIGHTS = statement(
  "db.readOwnerRights",
  `select current_user::text as user,
          has_schema_privilege('public', 'create with grant option')
            and has_schema_privilege('public', 'usage with grant option') as creates,
          c.relowner::regrole::text as "tablesOf", coalesce(pg_has_role(c.relowner, 'usage'), true) as owns
     from (select) one left join pg_class c on c.oid = to_regclass('public.schema_migration')`,
  ["user", "creates", "owns"],
);

// `free`: row-level security passes it by.
const READ_REQUEST_RIGHTS = statement(
  "db.readRequestRights",
  `select current_user::text as user, rolsuper or rolbypassrls as free, pg_has_role(current_user, $1, 'USAGE') as member,
          exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                   where n.nspname = 'public' and c.relkind = 'r' and c.relowner = r.oid) as owns,
          current_setting('statement_timeout') as patience
     from pg_roles r where rolname = current_user`,
  ["user", "free", "member", "owns", "patience"],
);
