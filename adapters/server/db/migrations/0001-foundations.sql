-- Kinds of values, and how every table is guarded. Roles exist before the first migration.

grant usage on schema public to diner_app, diner_functions;
revoke create on schema public from public;

create domain ulid as text collate "C" check (char_length(value) = 26);
create domain amount as numeric(12, 2) check (value = round(value, 2));
-- Rules of one value are domains rather than checks of a table: a table's checks are parsed anew by every statement
-- that writes to it.
create domain amount_from_zero as numeric(12, 2) check (value >= 0 and value = round(value, 2));
create domain tally as integer check (value >= 0);
create domain quantity as smallint check (value between 1 and 99);
create domain method as text check (value in ('pickup', 'delivery'));
create domain language as text check (value in ('ro', 'en'));
create domain order_status as text check (value in
  ('pending', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'fulfilled', 'rejected', 'cancelled'));
create domain order_source as text check (value in ('web', 'app', 'phone'));
create domain order_holds as text check (value in ('held', 'released', 'used'));
create domain order_actor as text check (value in ('customer', 'staff', 'courier', 'system'));
create domain payment_method as text check (value in ('cash', 'card_at_handover'));
create domain payment_status as text check (value in ('due', 'paid', 'refunded'));
create domain message_channel as text check (value in ('email', 'sms'));
create domain currency as char(3) check (value in ('RON', 'USD'));

-- Canonical UTC text of an instant, as core/time/instant.ts writes it.
create function instant(at timestamptz) returns text
  language sql stable strict parallel safe
  as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- Until when something is sold out; the last second of the year 9999 means indefinitely and has a text of its own.
-- Neither strict nor immutable, here and below: else the planner would call it row by row instead of unfolding it.
create function disabled_text(at timestamptz) returns text
  language sql stable parallel safe
  as $$
    select case when at >= '9999-12-31 23:59:59+00' then '9999-12-31T23:59:59'
      else to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end
  $$;

create function money_json(value numeric, of_currency text) returns json
  language sql stable parallel safe
  as $$
    select case when value is not null then
      json_build_object('amount', value::numeric(12, 2)::text, 'currency', of_currency) end
  $$;

-- The tenant of the running transaction; null outside of one, which matches no row.
create function tenant() returns text
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization', true), '') $$;

-- Row-level security of a table whose rows belong to an organization. Functions see every tenant, since they find out
-- which one a session, a cart or an order belongs to; they are known by the search path that each of them sets. The
-- migrating role is bound as well, and let in by a policy of its own: it makes backups.
create procedure protect_tenant(guarded regclass, tenant_column text default 'organization_id')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy keeper on %s for all to current_user using (true)', guarded);
  execute format('create policy tenant on %s for all to diner_app using (%I = tenant()) with check (%2$I = tenant())',
    guarded, tenant_column);
  execute format('create policy functions on %s for all to diner_functions '
    'using (current_setting(''search_path'') = ''public, pg_temp'')', guarded);
  execute format('grant select, insert, update, delete on %s to diner_app, diner_functions', guarded);
end $$;

-- Row-level security of a table without a tenant: requests reach its rows only in a transaction that says
-- `app.scope` is the one named, so that a statement of a shop's transaction never sees people or sessions.
create procedure protect_scope(guarded regclass, scope text)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy keeper on %s for all to current_user using (true)', guarded);
  execute format(
    'create policy scope on %s for all to diner_app using (current_setting(''app.scope'', true) = %L)', guarded, scope);
  execute format('create policy functions on %s for all to diner_functions '
    'using (current_setting(''search_path'') = ''public, pg_temp'')', guarded);
  execute format('grant select, insert, update, delete on %s to diner_app, diner_functions', guarded);
end $$;

-- Hands a `security definer` function to the role that owns them all, callable by requests alone.
create procedure own_function(made regprocedure)
  language plpgsql as $$
begin
  execute format('revoke all on function %s from public', made);
  execute format('grant execute on function %s to diner_app', made);
  execute format('alter function %s owner to diner_functions', made);
end $$;

-- A part of such functions: runs as the one that calls it, and only they may.
create procedure own_part(made regprocedure)
  language plpgsql as $$
begin
  execute format('revoke all on function %s from public', made);
  execute format('alter function %s owner to diner_functions', made);
end $$;

-- A new id for what the database writes by itself: 48 bits of time, 80 of chance.
create function make_ulid(at timestamptz) returns text
  language plpgsql volatile as $$
declare
  letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  millis bigint := floor(extract(epoch from at) * 1000);
  chance bytea := uuid_send(gen_random_uuid());
  made text := '';
begin
  for i in reverse 9..0 loop
    made := made || substr(letters, ((millis >> (5 * i)) & 31)::integer + 1, 1);
  end loop;
  for i in 0..15 loop
    made := made || substr(letters, (get_byte(chance, i) & 31) + 1, 1);
  end loop;
  return made;
end $$;

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
