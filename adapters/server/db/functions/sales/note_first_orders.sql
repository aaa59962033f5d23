-- Notes which of these fulfilled orders are the first that their customers got; each customer has one, for good.
create or replace function note_first_orders(p_orders orders[], p_fulfilled text) returns void
  language plpgsql as $$
declare
  v_order record;
begin
  for v_order in
    select distinct on (o.customer_id) o.organization_id, o.customer_id, o.id, o.ended_at
      from unnest(p_orders) o
     where o.status = p_fulfilled
       and not exists (select from first_orders f where f.organization_id = o.organization_id and f.customer_id = o.customer_id)
     order by o.customer_id, o.ended_at, o.id
  loop
    insert into first_orders (organization_id, customer_id, order_id)
      select v_order.organization_id, v_order.customer_id, v_order.id
       where not exists (select from orders e
         where e.organization_id = v_order.organization_id and e.customer_id = v_order.customer_id
           and e.status = p_fulfilled and (e.ended_at, e.id) < (v_order.ended_at, v_order.id))
      on conflict do nothing;
  end loop;
end $$;
call internal_function('note_first_orders');
