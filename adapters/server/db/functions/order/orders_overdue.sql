-- Pending orders whose time to be answered is over, of every organization, after the one that was read last: one that
-- cannot be rejected keeps nobody else waiting.
create or replace function orders_overdue(p_now timestamptz, p_after_due text, p_after_id text, p_limit integer)
  returns table (organization_id text, order_id text, due_at text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.organization_id, o.id, o.answer_by::text from orders o
     where is_unanswered(o.status) and o.answer_by <= p_now
       and (o.answer_by, o.id::text) > (coalesce(p_after_due::timestamptz, '-infinity'), coalesce(p_after_id, ''))
     order by o.answer_by, o.id limit p_limit
  $$;
call own_function('orders_overdue');
