-- Appends the event by which the screens of an organization learn that the state of a location changed.
create or replace function append_location_event(p_organization text, p_location text, p_type text, p_actor text, p_now timestamptz) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_number bigint;
begin
  v_number := next_event(p_organization);
  insert into events (organization_id, number, kind, location_id, type, actor, actor_id, at)
    values (p_organization, v_number, 'location', p_location, p_type, 'staff', p_actor, p_now);
  return v_number;
end $$;
call own_function('append_location_event');
