-- The key of the n-th message of the one call that an order makes: by the first one it is known whether it was made.
create or replace function call_key(order_id text, n bigint) returns text
  language sql immutable parallel safe
  as $$ select 'order:' || order_id || ':unanswered:' || n::text $$;
