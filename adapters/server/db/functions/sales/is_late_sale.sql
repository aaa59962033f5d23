-- Whether an order was fulfilled after what was promised (BOARD-18).
create or replace function is_late_sale(o orders, p_fulfilled text) returns boolean
  language sql stable parallel safe
  as $$ select coalesce(o.status = p_fulfilled and o.ended_at > o.promised_at, false) $$;
