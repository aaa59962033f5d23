-- Answers that can no longer be undone and were not sent yet, after the one that was read last.
create or replace function orders_unsettled(p_now timestamptz, p_after_due text, p_after_id text, p_limit integer)
  returns table (organization_id text, order_id text, due_at text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.organization_id, o.id, o.settle_at::text from orders o
     where o.settle_at <= p_now
       and (o.settle_at, o.id::text) > (coalesce(p_after_due::timestamptz, '-infinity'), coalesce(p_after_id, ''))
     order by o.settle_at, o.id limit p_limit
  $$;
call own_function('orders_unsettled');
