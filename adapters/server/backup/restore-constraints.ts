import type { Client } from "pg";
import { statement } from "#adapters/server/db/statement.ts";

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Takes away what stands in the way of rows in any order: foreign keys (which may form circles), our triggers,
 * and the force of row-level security, under which COPY cannot write. The answer puts all back, and checks
 * every foreign key as it does.
 */
export async function liftConstraints(client: Client): Promise<() => Promise<void>> {
  const keys = await foreignKeys(client);
  const triggered = await tablesWhere(client, "hasTriggers");
  const forced = await tablesWhere(client, "forcesRowSecurity");
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`);
  for (const table of forced) await client.query(`alter table ${table} no force row level security`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of triggered) await client.query(`alter table ${table} enable trigger user`);
    for (const table of forced) await client.query(`alter table ${table} force row level security`);
  };
}

async function foreignKeys(client: Client): Promise<readonly ForeignKey[]> {
  return LIST_FOREIGN_KEYS.rows(client);
}

async function tablesWhere(
  client: Client,
  condition: "hasTriggers" | "forcesRowSecurity",
): Promise<readonly string[]> {
  const rows = await LIST_GUARDED_TABLES.rows(client);
  return rows.filter((row) => row[condition]).map(({ name }) => name);
}

const LIST_FOREIGN_KEYS = statement(
  "backup.listForeignKeys",
  `select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name,
          pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype = 'f' and k.conparentid = 0
    order by 1, 2`,
  ["table", "name", "definition"],
);

const LIST_GUARDED_TABLES = statement(
  "backup.listGuardedTables",
  `select format('%I.%I', n.nspname, c.relname) as name, c.relhastriggers as "hasTriggers",
          c.relforcerowsecurity as "forcesRowSecurity"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 1`,
  ["name"],
);
