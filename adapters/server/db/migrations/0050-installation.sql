-- One row: what every process of this installation shares and nobody else may know.
create table installation (
  id boolean primary key default true check (id),
  -- Signs CSRF tokens; 244 random bits.
  signing_key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  created_at timestamptz not null default now()
);
call protect_scope('installation', 'installation');
insert into installation default values;

create function installation_key() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select signing_key from installation $$;
call own_function('installation_key()');
