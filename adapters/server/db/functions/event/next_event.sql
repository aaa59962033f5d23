-- The number of the next event of an organization; its row stays locked until commit, so it is taken last.
create or replace function next_event(p_organization text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_number bigint;
begin
  update event_counters set last = last + 1 where organization_id = p_organization returning last into v_number;
  -- Only wakes: every reader reads by number.
  perform pg_notify('diner_events', p_organization || ':' || v_number);
  return v_number;
end $$;
call own_function('next_event');
