-- Until when something is sold out; the last second of the year 9999 means indefinitely and has a text of its own. Neither
-- strict nor immutable: else the planner would call it row by row instead of unfolding it.
create or replace function disabled_text(at timestamptz) returns text
  language sql stable parallel safe
  as $$
    select case when at >= '9999-12-31 23:59:59+00' then '9999-12-31T23:59:59'
      else to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end
  $$;
