-- Keeps what a customer says went wrong with an order; the index of open ones allows no second.
create or replace function open_complaint(o orders, p_complaint json, p_now timestamptz) returns void
  language sql
  as $$
    insert into order_complaints (organization_id, order_id, n, problem, item_ids, text, at)
      select o.organization_id, o.id,
             (select count(*) + 1 from order_complaints c where c.organization_id = o.organization_id and c.order_id = o.id),
             p.problem, p.item_ids, p.text, p_now
        from json_to_record(p_complaint) as p(problem text, item_ids jsonb, text text)
  $$;
call internal_function('open_complaint');
