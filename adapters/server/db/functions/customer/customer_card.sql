-- What staff knows of a customer: how often their orders ended in each status and for each of the reasons given, the latest
-- ones, points and block. Null for another organization's, and for one who never ordered at the locations (null: all).
create or replace function customer_card(p_organization text, p_customer text, p_locations text[], p_reasons text[],
    p_orders integer)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_customer customers;
begin
  select * into v_customer from customers c where c.organization_id = p_organization and c.id = p_customer;
  if not found or p_locations is not null and not exists (
      select from orders o where o.organization_id = p_organization and o.customer_id = p_customer
        and o.location_id = any (p_locations)) then
    return null;
  end if;
  return json_build_object(
    'id', v_customer.id, 'since', instant(v_customer.created_at),
    'statusCounts', coalesce((
      select json_agg(json_build_object('status', s.status, 'orders', s.orders) order by s.status) from (
        select o.status, count(*) as orders from orders o
         where o.organization_id = p_organization and o.customer_id = p_customer and not o.is_test group by o.status) s), '[]'),
    'faultCounts', coalesce((
      select json_agg(json_build_object('fault', f.reason, 'orders', f.orders) order by f.reason) from (
        select e.reason, count(*) as orders from orders o
          -- The newest reason of the status it is in: a complaint may follow.
          cross join lateral (
            select e.reason from events e
             where e.organization_id = o.organization_id and e.order_id = o.id and e.status = o.status
               and e.reason is not null
             order by e.version desc limit 1) e
         where o.organization_id = p_organization and o.customer_id = p_customer and not o.is_test and e.reason = any (p_reasons)
         group by e.reason) f), '[]'),
    'points', coalesce((
      select b.balance from balances b where b.organization_id = p_organization and b.customer_id = p_customer), 0),
    'lastOrders', coalesce((
      select json_agg(json_build_object('id', o.id, 'number', spoken_number(n.prefix, n.n), 'status', o.status,
          'placedAt', instant(o.placed_at), 'total', money_json(o.total, o.currency)) order by o.placed_at desc, o.id desc)
        from (
          select * from orders o
           where o.organization_id = p_organization and o.customer_id = p_customer
             and (p_locations is null or o.location_id = any (p_locations))
           order by o.placed_at desc, o.id desc limit p_orders) o
          left join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id), '[]'),
    'block', case when v_customer.blocked_at is not null then json_build_object(
      'reason', v_customer.block_reason, 'setBy', v_customer.blocked_by, 'setAt', instant(v_customer.blocked_at)) end);
end $$;
call own_function('customer_card');
