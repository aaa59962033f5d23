-- Ends what an order held: gives it back, or keeps it as used. The caller has just turned `holds` of the locked order, so
-- it happens once.
create or replace function end_holds(p_order orders, p_used boolean, p_now timestamptz) returns void
  language plpgsql as $$
declare
  v_promotion text;
  v_used integer := case when p_used then 1 else 0 end;
begin
  -- A test order took none.
  if p_order.is_test then
    null;
  elsif p_order.points_used > 0 and p_used then
    perform move_points(p_order, 'capture', 0, -p_order.points_used, p_now);
  elsif p_order.points_used > 0 then
    perform move_points(p_order, 'release', p_order.points_used, -p_order.points_used, p_now);
  end if;
  for v_promotion in
    select r.promotion_id from redemptions r
     where r.organization_id = p_order.organization_id and r.order_id = p_order.id and r.state = 'held'
     order by r.promotion_id
  loop
    update redemptions r set state = case when p_used then 'used' else 'released' end
      where r.organization_id = p_order.organization_id and r.order_id = p_order.id and r.promotion_id = v_promotion;
    update customer_promotions c set held = c.held - 1, used = c.used + v_used
      where c.organization_id = p_order.organization_id and c.customer_id = p_order.customer_id
        and c.promotion_id = v_promotion;
    update promotion_counters c set held = c.held - 1, used = c.used + v_used
      where c.organization_id = p_order.organization_id and c.promotion_id = v_promotion;
  end loop;
  if p_order.slot_start is not null and not p_used then
    update slot_loads s set orders = s.orders - 1, value = s.value - p_order.subtotal
      where s.organization_id = p_order.organization_id and s.location_id = p_order.location_id
        and s.slot_start = p_order.slot_start;
  end if;
end $$;
call internal_function('end_holds');
