-- How every table is guarded, and what tables stand on. Roles exist before the first migration.

-- The tenant of the running transaction; null outside of one, which matches no row. Neither strict nor immutable: else the
-- planner would call it row by row instead of unfolding it.
create function tenant() returns text
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization', true), '') $$;

-- Row-level security of a table: its owner reads all (it makes backups), and so do the functions, which find out which
-- tenant a session, a cart or an order belongs to; they have a role of their own that nobody signs in as.
create procedure protect_table(guarded regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy owner_all on %s for all to current_user using (true)', guarded);
  execute format('create policy functions on %s for all to diner_functions using (true)', guarded);
  execute format('grant select, insert, update, delete on %s to diner_app, diner_functions', guarded);
end $$;

-- A table whose rows belong to an organization.
create procedure protect_tenant(guarded regclass, tenant_column text default 'organization_id')
  language plpgsql as $$
begin
  call protect_table(guarded);
  execute format('create policy tenant on %s for all to diner_app using (%I = tenant()) with check (%2$I = tenant())',
    guarded, tenant_column);
end $$;

-- A table without a tenant: requests reach its rows only in a transaction that says `app.scope` is the one named, so that
-- a statement of a shop's transaction never sees people or sessions.
create procedure protect_scope(guarded regclass, scope text)
  language plpgsql as $$
begin
  call protect_table(guarded);
  execute format(
    'create policy scope on %s for all to diner_app using (current_setting(''app.scope'', true) = %L)', guarded, scope);
end $$;

-- Hands a `security definer` function to the role that owns them all, callable by requests alone.
create procedure own_function(made regproc)
  language plpgsql as $$
begin
  execute format('revoke all on function %s from public', made::regprocedure);
  execute format('grant execute on function %s to diner_app', made::regprocedure);
  execute format('alter function %s owner to diner_functions', made::regprocedure);
end $$;

-- A part of such functions: runs as the one that calls it, and only they may.
create procedure internal_function(made regproc)
  language plpgsql as $$
begin
  execute format('revoke all on function %s from public', made::regprocedure);
  execute format('alter function %s owner to diner_functions', made::regprocedure);
end $$;
