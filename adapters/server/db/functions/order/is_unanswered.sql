-- Whether an order waits for staff's yes or no. Literal, as in the index `orders_unanswered`: by a parameter the index would
-- not be used. Not strict, so that the planner unfolds it.
create or replace function is_unanswered(status text) returns boolean
  language sql immutable parallel safe
  as $$ select status = 'pending' $$;
