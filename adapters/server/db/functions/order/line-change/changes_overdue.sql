-- Orders with a change of lines that its customer did not answer in time, of every organization, after the one that was read last.
create or replace function changes_overdue(p_now timestamptz, p_after_due text, p_after_id text, p_limit integer)
  returns table (organization_id text, order_id text, due_at text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.organization_id, c.order_id, c.answer_by::text from order_line_changes c
     where c.answered_at is null and c.answer_by <= p_now
       and (c.answer_by, c.order_id::text) > (coalesce(p_after_due::timestamptz, '-infinity'), coalesce(p_after_id, ''))
     order by c.answer_by, c.order_id limit p_limit
  $$;
call own_function('changes_overdue');
