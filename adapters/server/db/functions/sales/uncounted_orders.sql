-- Orders that are over, count and are not counted yet, of one organization or (null) of all.
create or replace function uncounted_orders(p_organization text, p_limit integer)
  returns table (organization_id text, id text, placed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.organization_id, o.id, o.placed_at from orders o
     where o.ended_at is not null and o.sales_hour is null and not o.is_test and o.organization_id = coalesce(p_organization, o.organization_id)
     order by o.organization_id, o.placed_at limit p_limit
  $$;
call own_function('uncounted_orders');
