import type { Client } from "pg";
import type { SqlFunction } from "./function-files.ts";
import { isOlder } from "./release.ts";
import { quoteName, withRoleNames, type Roles } from "../roles.ts";
import type { SchemaFiles } from "./schema-files.ts";
import { statement } from "../statement.ts";

/**
 * Makes the functions what this release's files say, within the transaction of the caller: replaces those whose text
 * differs and drops those that have no file any more. What a newer release made stays, since both releases may run at once.
 * Answers the names of what was changed.
 */
export async function applyFunctions(
  client: Client,
  { functions, release }: Pick<SchemaFiles, "functions" | "release">,
  roles: Roles,
): Promise<readonly string[]> {
  const rows = await LIST_APPLIED.rows(client);
  const applied = new Map(rows.map((row) => [row.name, row]));
  const isNewer = (name: string): boolean => {
    const other = applied.get(name)?.release ?? release;
    return isOlder(release, other);
  };
  const changed = functions.filter(
    ({ name, checksum }) => applied.get(name)?.checksum !== checksum && !isNewer(name),
  );
  const known = new Set(functions.map(({ name }) => name));
  const gone = rows.map(({ name }) => name).filter((name) => !known.has(name) && !isNewer(name));
  if (changed.length === 0 && gone.length === 0) return [];
  for (const name of gone) await dropFunction(client, name);
  const owner = quoteName(roles.functions);
  // An object's new owner needs the right to create in the schema, which it must not keep.
  if (roles.separate) await client.query(`grant create on schema public to ${owner}`);
  for (const one of changed) await makeFunction(client, one, release, roles);
  if (roles.separate) await client.query(`revoke create on schema public from ${owner}`);
  await refuseNamesakes(client, changed);
  return [...gone, ...changed.map(({ name }) => name)];
}

async function dropFunction(client: Client, name: string): Promise<void> {
  await client.query(`drop function public.${quoteName(name)}`);
  await FORGET_FUNCTION.run(client, name);
}

async function makeFunction(
  client: Client,
  { name, sql, checksum }: SqlFunction,
  release: string,
  roles: Roles,
): Promise<void> {
  await client.query(withRoleNames(sql, roles)).catch((error: unknown) => {
    throw new Error(
      `The function ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  });
  await NOTE_FUNCTION.run(client, name, checksum, release);
}

// PostgreSQL overloads by parameters: without this, the old function would stay next to the new one.
async function refuseNamesakes(client: Client, changed: readonly SqlFunction[]): Promise<void> {
  const first = await FIND_NAMESAKE.first(
    client,
    changed.map(({ name }) => name),
  );
  if (first !== null)
    throw new Error(
      `The function ${first.name} has other parameters than the one that the release before calls: give it a new name.`,
    );
}

const LIST_APPLIED = statement(
  "db.listAppliedFunctions",
  "select name, checksum, release from public.schema_function order by name",
);

const NOTE_FUNCTION = statement(
  "db.noteFunction",
  `insert into public.schema_function (name, checksum, release) values ($1, $2, $3)
     on conflict (name) do update set checksum = excluded.checksum, release = excluded.release, applied_at = now()`,
);

const FORGET_FUNCTION = statement("db.forgetFunction", "delete from public.schema_function where name = $1");

const FIND_NAMESAKE = statement(
  "db.findNamesake",
  `select proname::text as name from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any ($1) group by proname having count(*) > 1`,
  ["name"],
);
