-- Orders, no test orders, that nobody answered since, and of which nobody was called: the first message of a call stands for all of them.
create or replace function orders_uncalled(p_placed_by timestamptz, p_after_due text, p_after_id text, p_limit integer)
  returns table (organization_id text, order_id text, due_at text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.organization_id, o.id, o.placed_at::text from orders o
     where is_unanswered(o.status) and not o.is_test and o.placed_at <= p_placed_by
       and (o.placed_at, o.id::text) > (coalesce(p_after_due::timestamptz, '-infinity'), coalesce(p_after_id, ''))
       and not exists (select from outbox m where m.dedupe_key = call_key(o.id, 1))
     order by o.placed_at, o.id limit p_limit
  $$;
call own_function('orders_uncalled');
