-- Canonical UTC text of an instant, as core/time/instant.ts writes it.
create or replace function instant(at timestamptz) returns text
  language sql stable strict parallel safe
  as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
