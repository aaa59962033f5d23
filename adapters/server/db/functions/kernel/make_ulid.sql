-- A new id for what the database writes by itself: 48 bits of time, 80 of chance.
create or replace function make_ulid(at timestamptz) returns text
  language plpgsql volatile as $$
declare
  -- One expression: a loop takes four times as long.
  a constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  t constant bigint := floor(extract(epoch from at) * 1000);
  c constant bytea := uuid_send(gen_random_uuid());
begin
  return substr(a, ((t >> 45) & 31)::integer + 1, 1) || substr(a, ((t >> 40) & 31)::integer + 1, 1)
    || substr(a, ((t >> 35) & 31)::integer + 1, 1) || substr(a, ((t >> 30) & 31)::integer + 1, 1)
    || substr(a, ((t >> 25) & 31)::integer + 1, 1) || substr(a, ((t >> 20) & 31)::integer + 1, 1)
    || substr(a, ((t >> 15) & 31)::integer + 1, 1) || substr(a, ((t >> 10) & 31)::integer + 1, 1)
    || substr(a, ((t >> 5) & 31)::integer + 1, 1) || substr(a, (t & 31)::integer + 1, 1)
    || substr(a, (get_byte(c, 0) & 31) + 1, 1) || substr(a, (get_byte(c, 1) & 31) + 1, 1)
    || substr(a, (get_byte(c, 2) & 31) + 1, 1) || substr(a, (get_byte(c, 3) & 31) + 1, 1)
    || substr(a, (get_byte(c, 4) & 31) + 1, 1) || substr(a, (get_byte(c, 5) & 31) + 1, 1)
    || substr(a, (get_byte(c, 6) & 31) + 1, 1) || substr(a, (get_byte(c, 7) & 31) + 1, 1)
    || substr(a, (get_byte(c, 8) & 31) + 1, 1) || substr(a, (get_byte(c, 9) & 31) + 1, 1)
    || substr(a, (get_byte(c, 10) & 31) + 1, 1) || substr(a, (get_byte(c, 11) & 31) + 1, 1)
    || substr(a, (get_byte(c, 12) & 31) + 1, 1) || substr(a, (get_byte(c, 13) & 31) + 1, 1)
    || substr(a, (get_byte(c, 14) & 31) + 1, 1) || substr(a, (get_byte(c, 15) & 31) + 1, 1);
end $$;
