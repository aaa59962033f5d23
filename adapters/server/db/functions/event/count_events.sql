-- Begins the count of events of a new organization.
create or replace function count_events() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event_counters (organization_id) values (new.id);
  return null;
end $$;
call own_function('count_events');
create or replace trigger count_made after insert on organizations for each row execute function count_events();
