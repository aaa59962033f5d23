-- Takes points, redemptions and slot of an order; a test order takes no points. Promotions always in the order of their ids, so that two orders
-- wait for each other and never in a circle. `p_promotions`: [{id, amount, times}]; a limit that is null is none.
create or replace function take_holds(p_order orders, p_promotions json, p_slot_orders integer, p_slot_value numeric, p_now timestamptz)
  returns void
  language plpgsql as $$
declare
  v_promotion record;
  v_count integer;
  v_load slot_loads;
begin
  if p_order.points_used > 0 and not p_order.is_test then
    perform move_points(p_order, 'hold', -p_order.points_used, p_order.points_used, p_now);
  end if;
  for v_promotion in
    select p.* from json_to_recordset(p_promotions) as p(id text, amount numeric, times integer) order by p.id
  loop
    insert into redemptions (organization_id, order_id, promotion_id, customer_id, amount)
      values (p_order.organization_id, p_order.id, v_promotion.id, p_order.customer_id, v_promotion.amount)
      on conflict (organization_id, order_id, promotion_id) do update set state = 'held';
    insert into customer_promotions as c (organization_id, customer_id, promotion_id, held)
      values (p_order.organization_id, p_order.customer_id, v_promotion.id, 1)
      on conflict (organization_id, customer_id, promotion_id) do update set held = c.held + 1
      returning c.held + c.used into v_count;
    if v_count > v_promotion.times then
      raise exception using errcode = 'DN001', message = 'coupon', detail = v_promotion.id;
    end if;
    update promotion_counters c set held = c.held + 1
      where c.organization_id = p_order.organization_id and c.promotion_id = v_promotion.id and not is_used_up(c);
    if not found then raise exception using errcode = 'DN001', message = 'coupon', detail = v_promotion.id; end if;
  end loop;
  if p_order.slot_start is not null then
    insert into slot_loads as s (organization_id, location_id, slot_start, orders, value)
      values (p_order.organization_id, p_order.location_id, p_order.slot_start, 1, p_order.subtotal)
      on conflict (organization_id, location_id, slot_start)
        do update set orders = s.orders + 1, value = s.value + p_order.subtotal
      returning * into v_load;
    -- One order may pass the limit of value: else one larger than the limit could never be placed.
    if v_load.orders > p_slot_orders or v_load.value - p_order.subtotal >= p_slot_value then
      raise exception using errcode = 'DN001', message = 'slot';
    end if;
  end if;
end $$;
call internal_function('take_holds');
