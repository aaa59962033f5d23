-- Puts the numbers that only the write knows into a response template: the order's own id is the placeholder of its
-- spoken number, 2147483647 that of its event's.
create or replace function fill_response(template text, order_id text, number text, event bigint) returns text
  language sql immutable strict parallel safe
  as $$
    select replace(replace(template, '"number":"' || order_id || '"', '"number":"' || number || '"'),
      '"number":2147483647', '"number":' || event)
  $$;
