-- A change of what all shops of an organization share is a change of each.
create or replace function raise_shops_of_organization() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update shops s set version = s.version + 1
    where s.organization_id in (select c.organization_id from changed c);
  return null;
end $$;
call own_function('raise_shops_of_organization');
create or replace trigger version_of_shops_added after insert on redirects referencing new table as changed
  for each statement execute function raise_shops_of_organization();
create or replace trigger version_of_shops_removed after delete on redirects referencing old table as changed
  for each statement execute function raise_shops_of_organization();
