-- Price updates of every organization that wait in that status and whose time has come.
create or replace function price_updates_due(p_status text, p_now timestamptz, p_limit integer)
  returns table (organization_id text, update_id text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.organization_id, u.id from price_updates u
     where u.status = p_status and u.effective_at <= p_now
     order by u.effective_at, u.id limit p_limit
  $$;
call own_function('price_updates_due');
