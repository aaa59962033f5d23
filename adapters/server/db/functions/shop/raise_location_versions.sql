-- A change of its zones changes what the orders of a location are decided on. Locations are locked in the order of their
-- ids, so that two writers wait for each other and never in a circle.
create or replace function raise_location_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from locations l
    where (l.organization_id, l.id) in (select c.organization_id, c.location_id from changed c)
    order by l.id for no key update;
  update locations l set version = l.version + 1
    where (l.organization_id, l.id) in (select c.organization_id, c.location_id from changed c);
  return null;
end $$;
call own_function('raise_location_versions');
create or replace trigger version_made after insert on zones referencing new table as changed
  for each statement execute function raise_location_versions();
create or replace trigger version_changed after update on zones referencing new table as changed
  for each statement execute function raise_location_versions();
create or replace trigger version_gone after delete on zones referencing old table as changed
  for each statement execute function raise_location_versions();
