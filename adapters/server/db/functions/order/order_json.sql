-- For the release before: an order as `orders_json` answers it.
create or replace function order_json(o orders) returns json
  language sql stable
  as $$ select j.found from orders_json(o.organization_id, array[o.id]) j $$;
