import type { Client } from "pg";
import { statement } from "#adapters/server/db/statement.ts";
import { quoteName } from "#adapters/server/db/roles.ts";

/** A table of a backup, with the columns that are stored (generated ones are computed again). */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** How far a sequence has counted; null where it was never used. */
export interface StoredSequence {
  readonly name: string;
  readonly value: string | null;
}

/** Every table of the schema but the books of migrations and functions, in the order of their names. */
export async function listTables(client: Client): Promise<readonly StoredTable[]> {
  return LIST_TABLES.rows(client);
}

/** Every sequence of the schema, those of identity columns included. */
export async function listSequences(client: Client): Promise<readonly StoredSequence[]> {
  return LIST_SEQUENCES.rows(client);
}

/** Names of the tables whose rows the connected user would see only in part. */
export async function hiddenTables(client: Client): Promise<readonly string[]> {
  const rows = await LIST_HIDDEN_TABLES.rows(client);
  return rows.map(({ name }) => name);
}

/** Names of the tables that hold any row. */
export async function filledTables(
  client: Client,
  tables: readonly StoredTable[],
): Promise<readonly string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(`table ${tableName(name)} limit 1`);
    if (rowCount === 1) filled.push(name);
  }
  return filled;
}

/** A table's name as statements write it. */
export function tableName(name: string): string {
  return `public.${quoteName(name)}`;
}

/** Columns as statements write them. */
export function columnNames(columns: readonly string[]): string {
  return columns.map(quoteName).join(", ");
}

const LIST_TABLES = statement(
  "backup.listTables",
  `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('schema_migration', 'schema_function')
    group by c.relname order by c.relname`,
  ["name", "columns"],
);

const LIST_SEQUENCES = statement(
  "backup.listSequences",
  `select sequencename::text as name, last_value::text as value
     from pg_sequences where schemaname = 'public' order by sequencename`,
  ["name"],
);

const LIST_HIDDEN_TABLES = statement(
  "backup.listHiddenTables",
  `select c.relname::text as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and row_security_active(c.oid)
      and not exists (select from pg_policies p
                       where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'PERMISSIVE'
                         and p.cmd in ('ALL', 'SELECT') and p.qual = 'true'
                         and current_user = any (p.roles))
    order by 1`,
  ["name"],
);
