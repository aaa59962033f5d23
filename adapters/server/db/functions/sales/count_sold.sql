-- Adds fulfilled orders to what hours, products and VAT rates add up to. Of each order the gross of its rates is what was
-- paid without the tip.
create or replace function count_sold(p_orders orders[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into sales_hours as s (organization_id, location_id, date, hour, orders, gross, vat)
    select o.organization_id, o.location_id, o.sales_hour::date, extract(hour from o.sales_hour)::smallint, count(*),
           sum(o.total - o.tip), sum(v.vat)
      from unnest(p_orders) o
      cross join lateral (select coalesce(sum((e.share -> 'amount' ->> 'amount')::numeric), 0) as vat
        from jsonb_array_elements(o.vat) as e(share)) v
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (organization_id, location_id, date, hour)
    do update set orders = s.orders + excluded.orders, gross = s.gross + excluded.gross, vat = s.vat + excluded.vat;

  insert into sales_products as s (organization_id, location_id, date, product_id, orders, pieces, gross)
    select o.organization_id, o.location_id, o.sales_hour::date, l.product_id, count(distinct o.id), sum(l.qty), sum(l.total)
      from unnest(p_orders) o
      join order_lines l on l.organization_id = o.organization_id and l.order_id = o.id
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (organization_id, location_id, date, product_id)
    do update set orders = s.orders + excluded.orders, pieces = s.pieces + excluded.pieces, gross = s.gross + excluded.gross;

  insert into sales_rates as s (organization_id, location_id, date, rate, orders, gross, vat)
    select o.organization_id, o.location_id, o.sales_hour::date, p.rate, count(distinct o.id), sum(p.gross), sum(p.vat)
      from unnest(p_orders) o
      cross join lateral (
        select l.vat_rate, l.total, 0 from order_lines l
         where l.organization_id = o.organization_id and l.order_id = o.id and l.total > 0
        union all select coalesce(o.delivery_vat_rate, w.delivery_vat_rate), o.delivery_fee, 0 from locations w
         where o.delivery_fee > 0 and w.organization_id = o.organization_id and w.id = o.location_id
        union all select (e.share ->> 'rate')::numeric, 0, (e.share -> 'amount' ->> 'amount')::numeric
          from jsonb_array_elements(o.vat) as e(share)) as p(rate, gross, vat)
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (organization_id, location_id, date, rate)
    do update set orders = s.orders + excluded.orders, gross = s.gross + excluded.gross, vat = s.vat + excluded.vat;
end $$;
call internal_function('count_sold');
