import type { Client } from "pg";
import { APP_ROLE, FUNCTIONS_ROLE, OWNER_ROLE } from "./connection.ts";
import type { Log } from "./log.ts";
import { statement } from "./statement.ts";

/** Who is who in this database. */
export interface Roles {
  readonly owner: string;
  readonly app: string;
  readonly functions: string;
  /** False where no roles can be made: then one role is all three, and only the handlers keep tenants apart. */
  readonly separate: boolean;
}

interface Caller {
  readonly owner: string;
  readonly version: number;
  readonly super: boolean;
  readonly existing: readonly string[];
}

/** What a database administrator runs once where the server's own user may not. */
export function rolesByHand(owner: string): string {
  return (
    `create role ${APP_ROLE} nologin; create role ${FUNCTIONS_ROLE} nologin; ` +
    `grant ${APP_ROLE}, ${FUNCTIONS_ROLE} to ${quoteName(owner)};`
  );
}

/**
 * Makes the roles that are missing, as far as the connected user may. Without them everything works with one
 * role, which row-level security does not bind: of the two walls between tenants the handlers' own remains.
 */
export async function ensureRoles(client: Client, log: Log): Promise<Roles> {
  const caller = await whoIsCalling(client);
  const { owner } = caller;
  try {
    for (const role of [APP_ROLE, FUNCTIONS_ROLE]) await ensureRole(client, caller, role);
  } catch (error) {
    if (!isRefused(error)) throw error;
    log.warn(
      { user: owner },
      `The user of DATABASE_URL may not make roles, so one role does all and row-level security keeps no tenants apart. ` +
        `For that second wall let an administrator run before the first start: ${rolesByHand(owner)}`,
    );
    return { owner, app: owner, functions: owner, separate: false };
  }
  return { owner, app: APP_ROLE, functions: FUNCTIONS_ROLE, separate: true };
}

/** Puts the real names of the roles into the text of a migration. */
export function withRoleNames(sql: string, roles: Roles): string {
  const names: ReadonlyMap<string, string> = new Map([
    [OWNER_ROLE, roles.owner],
    [APP_ROLE, roles.app],
    [FUNCTIONS_ROLE, roles.functions],
  ]);
  return sql.replace(/\bdiner_(?:owner|app|functions)\b/g, (name) => {
    const real = names.get(name) ?? name;
    return real === name ? name : quoteName(real);
  });
}

/** Quotes a name for use in a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function whoIsCalling(client: Client): Promise<Caller> {
  return READ_CALLER.one(client, [APP_ROLE, FUNCTIONS_ROLE]);
}

async function ensureRole(client: Client, caller: Caller, role: string): Promise<void> {
  // On the embedded engine the server signs in as the role itself; elsewhere it becomes it.
  const login = caller.owner === OWNER_ROLE && role === APP_ROLE ? "login" : "nologin";
  if (!caller.existing.includes(role))
    await client.query(`create role ${role} ${login} nosuperuser nobypassrls`).catch(ignoreExisting);
  if (caller.super) return;
  const way = caller.version >= 160_000 ? "SET" : "MEMBER";
  const { isMember } = await READ_MEMBERSHIP.one(client, role, way);
  if (!isMember) await client.query(`grant ${role} to current_user`);
}

// Roles belong to the whole cluster: a server of another database may make them at the same moment.
function ignoreExisting(error: unknown): void {
  if (!["42710", "23505"].includes(codeOf(error))) throw error;
}

function isRefused(error: unknown): boolean {
  return codeOf(error) === "42501";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

const READ_CALLER = statement(
  "db.readCaller",
  `select current_user::text as owner, rolsuper as super, current_setting('server_version_num')::int as version,
          array(select rolname::text from pg_roles where rolname = any($1)) as existing
     from pg_roles where rolname = current_user`,
  ["owner", "super", "version", "existing"],
);

const READ_MEMBERSHIP = statement(
  "db.readMembership",
  `select pg_has_role(current_user, $1, $2) as "isMember"`,
  ["isMember"],
);
