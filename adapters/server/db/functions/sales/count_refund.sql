-- Adds what was given back of an order to what its day adds up to; one that is not counted yet brings it along then.
create or replace function count_refund(o orders, p_amount numeric) returns void
  language sql
  as $$
    update sales_days s set refunded = s.refunded + p_amount
     where s.organization_id = o.organization_id and s.location_id = o.location_id and s.date = o.sales_hour::date
       and s.status = o.status and s.fulfillment_method = o.fulfillment_method and s.payment_method = o.payment_method
       and s.source = o.source and s.is_late = is_late_sale(o, o.status)
       and s.is_first = exists (select from first_orders f
         where f.organization_id = o.organization_id and f.order_id = o.id)
  $$;
call internal_function('count_refund');
