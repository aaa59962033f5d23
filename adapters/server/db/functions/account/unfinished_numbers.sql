-- The numbers of a person's orders that are not over, or were lost so recently (`p_reopenable`) that staff may reopen them;
-- null where there are none.
create or replace function unfinished_numbers(p_user text, p_terminal text[], p_lost text[], p_reopenable timestamptz)
  returns json
  language sql stable
  as $$
    select json_agg(spoken_number(n.prefix, n.n) order by o.placed_at, o.id)
      from customers c
      join orders o on o.organization_id = c.organization_id and o.customer_id = c.id
      left join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
     where c.user_id = p_user
       and (o.status <> all (p_terminal) or o.status = any (p_lost) and o.ended_at > p_reopenable)
  $$;
call internal_function('unfinished_numbers');
