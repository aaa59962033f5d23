-- Locations whose absence is to be looked at, the longest waiting first.
create or replace function presence_absent(p_now timestamptz, p_limit integer)
  returns table (organization_id text, location_id text, seen_at timestamptz, told_until timestamptz, pauses boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.organization_id, s.location_id, s.seen_at, s.told_until, l.pause_unwatched
      from screen_presence s
      join locations l on l.organization_id = s.organization_id and l.id = s.location_id
     where s.look_at <= p_now order by s.look_at limit p_limit
  $$;
call own_function('presence_absent');
