-- Adds orders that are over to what sales add up to, or takes lost ones out again (`p_sign` -1). Each has its `sales_hour`.
-- `p_fulfilled` is the status of those that are sales, `p_answer` the event by which staff accepts. Rows are written in
-- the order of their keys, table by table, so that two of these wait in a row.
create or replace function count_sales(p_orders orders[], p_sign integer, p_fulfilled text, p_answer text) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform note_first_orders(p_orders, p_fulfilled);

  insert into sales_days as s (organization_id, location_id, date, status, fulfillment_method, payment_method, source,
      is_late, is_first, orders, total, tips, delivery_fees, vat, discounts, points_used, points_paid, points_earned,
      refunded, answered, answer_ms)
    select o.organization_id, o.location_id, o.sales_hour::date, o.status, o.fulfillment_method, o.payment_method, o.source,
           is_late_sale(o, p_fulfilled),
           exists (select from first_orders f where f.organization_id = o.organization_id and f.order_id = o.id) as is_first,
           p_sign * count(*), p_sign * sum(o.total), p_sign * sum(o.tip), p_sign * sum(o.delivery_fee),
           p_sign * sum(v.vat), p_sign * sum(o.discount), p_sign * sum(o.points_used), p_sign * sum(o.points_paid),
           p_sign * sum(o.points_earned), p_sign * sum(coalesce(r.refunded, 0)), p_sign * count(a.at),
           coalesce(p_sign * sum(round(extract(epoch from a.at - o.placed_at) * 1000)), 0)
      from unnest(p_orders) o
      cross join lateral (select coalesce(sum((e.share -> 'amount' ->> 'amount')::numeric), 0) as vat
        from jsonb_array_elements(o.vat) as e(share)) v
      left join order_refunds r on r.organization_id = o.organization_id and r.order_id = o.id
      left join lateral (select max(e.at) as at from events e where o.status = p_fulfilled
        and e.organization_id = o.organization_id and e.order_id = o.id and e.type = p_answer) a on true
     group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9
    on conflict (organization_id, location_id, date, status, fulfillment_method, payment_method, source, is_late, is_first)
    do update set orders = s.orders + excluded.orders, total = s.total + excluded.total, tips = s.tips + excluded.tips,
      delivery_fees = s.delivery_fees + excluded.delivery_fees, vat = s.vat + excluded.vat,
      discounts = s.discounts + excluded.discounts, points_used = s.points_used + excluded.points_used,
      points_paid = s.points_paid + excluded.points_paid, points_earned = s.points_earned + excluded.points_earned,
      refunded = s.refunded + excluded.refunded, answered = s.answered + excluded.answered,
      answer_ms = s.answer_ms + excluded.answer_ms;

  if p_fulfilled = any (array(select o.status from unnest(p_orders) o)) then
    perform count_sold(array(select o from unnest(p_orders) o where o.status = p_fulfilled));
  end if;
end $$;
call internal_function('count_sales');
