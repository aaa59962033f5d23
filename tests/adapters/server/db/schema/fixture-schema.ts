import { createHash } from "node:crypto";
import type { SqlFunction } from "#adapters/server/db/schema/function-files.ts";
import type { Migration } from "#adapters/server/db/schema/migration-files.ts";
import type { SchemaFiles } from "#adapters/server/db/schema/schema-files.ts";

/** A migration made of a text, as if it had been read from a file. */
export function migrationOf(name: string, sql: string): Migration {
  return { name, sql, checksum: checksumOf(sql) };
}

/** A function made of the rest of its text after the name, as if it had been read from a file. */
export function functionOf(name: string, rest: string): SqlFunction {
  const sql = `create or replace function ${name}${rest}`;
  return { name, sql, checksum: checksumOf(sql) };
}

function checksumOf(sql: string): string {
  return createHash("sha256").update(sql).digest("hex");
}

/** A small schema with what a backup must survive: a tenant's wall, a circle of keys, identity, a trigger. */
export const FIXTURE_MIGRATIONS: readonly Migration[] = [
  migrationOf(
    "0001-menus",
    `create table dish (
       organization_id text not null, id text not null, name text not null, price numeric(12, 2) not null,
       label text generated always as (name || ' – ' || id) stored, best_friend text,
       facts jsonb, sold_out_until timestamptz, picture bytea,
       primary key (organization_id, id),
       foreign key (organization_id, best_friend) references dish (organization_id, id));
     alter table dish enable row level security;
     alter table dish force row level security;
     create policy tenant on dish to diner_app using (organization_id = current_setting('app.organization', true));
     create policy owner_all on dish to current_user using (true) with check (true);
     grant select, insert, update, delete on dish to diner_app;`,
  ),
  migrationOf(
    "0002-notes",
    `create table note (id bigint generated always as identity primary key, dish text, text text not null);
     create table counter (name text primary key, n int not null);
     grant select, insert on note to diner_app;
     insert into counter values ('dishes', 0);
     grant select, update on counter to diner_functions;`,
  ),
];

const COUNT_DISH = functionOf(
  "count_dish",
  `() returns trigger language plpgsql security definer set search_path = public
     as $$ begin update counter set n = n + 1 where name = 'dishes'; return new; end $$;
   alter function count_dish() owner to diner_functions;
   create or replace trigger counted after insert on dish for each row execute function count_dish();`,
);

/** The small schema with its one function, as a release brings it. */
export const FIXTURE_SCHEMA: SchemaFiles = {
  release: "1.0.0",
  migrations: FIXTURE_MIGRATIONS,
  functions: [COUNT_DISH],
};
