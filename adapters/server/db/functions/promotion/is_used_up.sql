-- Whether all customers together have used up a promotion by its count (PROMOTION-12); a limit that is null is none.
create or replace function is_used_up(c promotion_counters) returns boolean
  language sql immutable parallel safe
  as $$ select coalesce(c.held + c.used >= c.total_limit, false) $$;
