-- The key of the one message that a device gets of an order.
create or replace function push_key(order_id text, device_id text) returns text
  language sql immutable parallel safe
  as $$ select 'order:' || order_id || ':push:' || device_id $$;
