-- Puts the next look at an absence off, unless a screen came back meanwhile.
create or replace function presence_wait(p_organization text, p_location text, p_seen_at timestamptz, p_look_at timestamptz)
  returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update screen_presence s set look_at = p_look_at
     where s.organization_id = p_organization and s.location_id = p_location and s.seen_at = p_seen_at
  $$;
call own_function('presence_wait');
