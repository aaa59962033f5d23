-- The number that is called out at the counter, A-001 (ORDER-17): it is only known when its counter is locked, so here is the one place that writes it.
create or replace function spoken_number(prefix text, n integer) returns text
  language sql immutable parallel safe
  as $$ select prefix || '-' || case when n < 1000 then lpad(n::text, 3, '0') else n::text end $$;
