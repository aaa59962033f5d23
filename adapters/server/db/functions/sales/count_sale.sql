-- Adds an order that is over to what sales add up to, or takes a lost one out again (`p_sign` -1). It has its `sales_hour`.
-- `p_fulfilled` is the status of those that are sales, `p_answer` the event by which staff accepts. One order at a time, by
-- plain rows: a statement for many costs three times as much for one.
create or replace function count_sale(o orders, p_sign integer, p_fulfilled text, p_answer text) returns void
  language plpgsql as $$
declare
  v_is_sale constant boolean := coalesce(o.status = p_fulfilled, false);
  v_date constant date := o.sales_hour::date;
  v_is_first boolean := false;
  v_vat numeric := 0;
  v_answered integer := 0;
  v_answer_ms bigint := 0;
  v_share jsonb;
begin
  -- Many at once (`count_missing_sales`) do not take the rows below in this order, so they wait for each other.
  perform pg_advisory_xact_lock_shared(hashtextextended('sales ' || o.organization_id, 0));
  for v_share in select e.share from jsonb_array_elements(o.vat) as e(share) loop
    v_vat := v_vat + (v_share #>> '{amount,amount}')::numeric;
  end loop;
  if v_is_sale then
    insert into first_orders (organization_id, customer_id, order_id)
      select o.organization_id, o.customer_id, o.id
       where not exists (select from first_orders f
               where f.organization_id = o.organization_id and f.customer_id = o.customer_id)
         and not exists (select from orders e where e.organization_id = o.organization_id and e.customer_id = o.customer_id
               and e.status = p_fulfilled and not e.is_test and (e.ended_at, e.id) < (o.ended_at, o.id))
      on conflict do nothing;
    v_is_first := found;
    select 1, round(extract(epoch from max(e.at) - o.placed_at) * 1000) into v_answered, v_answer_ms
      from events e where e.organization_id = o.organization_id and e.order_id = o.id and e.type = p_answer
      having max(e.at) is not null;
  end if;

  insert into sales_days as s (organization_id, location_id, date, status, fulfillment_method, payment_method, source,
      is_late, is_first, orders, total, tips, delivery_fees, vat, discounts, points_used, points_paid, points_earned,
      refunded, answered, answer_ms)
    values (o.organization_id, o.location_id, v_date, o.status, o.fulfillment_method, o.payment_method, o.source,
      is_late_sale(o, p_fulfilled), v_is_first, p_sign, p_sign * o.total, p_sign * o.tip,
      p_sign * o.delivery_fee, p_sign * v_vat, p_sign * o.discount, p_sign * o.points_used, p_sign * o.points_paid,
      p_sign * o.points_earned, p_sign * coalesce((select r.refunded from order_refunds r
        where r.organization_id = o.organization_id and r.order_id = o.id), 0), coalesce(v_answered, 0),
      coalesce(v_answer_ms, 0))
    on conflict (organization_id, location_id, date, status, fulfillment_method, payment_method, source, is_late, is_first)
    do update set orders = s.orders + excluded.orders, total = s.total + excluded.total, tips = s.tips + excluded.tips,
      delivery_fees = s.delivery_fees + excluded.delivery_fees, vat = s.vat + excluded.vat,
      discounts = s.discounts + excluded.discounts, points_used = s.points_used + excluded.points_used,
      points_paid = s.points_paid + excluded.points_paid, points_earned = s.points_earned + excluded.points_earned,
      refunded = s.refunded + excluded.refunded, answered = s.answered + excluded.answered,
      answer_ms = s.answer_ms + excluded.answer_ms;
  if not v_is_sale then return; end if;

  insert into sales_hours as s (organization_id, location_id, date, hour, orders, gross, vat)
    values (o.organization_id, o.location_id, v_date, extract(hour from o.sales_hour)::smallint, 1, o.total - o.tip, v_vat)
    on conflict (organization_id, location_id, date, hour)
    do update set orders = s.orders + 1, gross = s.gross + excluded.gross, vat = s.vat + excluded.vat;

  insert into sales_products as s (organization_id, location_id, date, product_id, orders, pieces, gross)
    select o.organization_id, o.location_id, v_date, l.product_id, 1, sum(l.qty), sum(l.total)
      from order_lines l where l.organization_id = o.organization_id and l.order_id = o.id
     group by l.product_id order by l.product_id
    on conflict (organization_id, location_id, date, product_id)
    do update set orders = s.orders + 1, pieces = s.pieces + excluded.pieces, gross = s.gross + excluded.gross;

  insert into sales_rates as s (organization_id, location_id, date, rate, orders, gross, vat)
    select o.organization_id, o.location_id, v_date, p.rate, 1, sum(p.gross), sum(p.vat)
      from (select l.vat_rate, l.total, 0 from order_lines l
             where l.organization_id = o.organization_id and l.order_id = o.id and l.total > 0
            union all select coalesce(o.delivery_vat_rate, (select w.delivery_vat_rate from locations w
                where w.organization_id = o.organization_id and w.id = o.location_id)), o.delivery_fee, 0
             where o.delivery_fee > 0
            union all select (e.share ->> 'rate')::numeric, 0, (e.share #>> '{amount,amount}')::numeric
              from jsonb_array_elements(o.vat) as e(share)) as p(rate, gross, vat)
     group by p.rate order by p.rate
    on conflict (organization_id, location_id, date, rate)
    do update set orders = s.orders + 1, gross = s.gross + excluded.gross, vat = s.vat + excluded.vat;
end $$;
call internal_function('count_sale');
