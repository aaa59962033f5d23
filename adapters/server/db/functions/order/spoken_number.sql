-- The number that is called out at the counter: A-001.
create or replace function spoken_number(prefix text, n integer) returns text
  language sql immutable parallel safe
  as $$ select prefix || '-' || case when n < 1000 then lpad(n::text, 3, '0') else n::text end $$;
