-- A change of a location changes its shop. A menu change has the shop's row rise by itself.
create or replace function raise_shop_of_location() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update shops s set version = s.version + 1
    where (s.organization_id, s.id) in (select c.organization_id, c.shop_id from changed c);
  return null;
end $$;
call own_function('raise_shop_of_location');
create or replace trigger version_of_shop_made after insert on locations referencing new table as changed
  for each statement execute function raise_shop_of_location();
create or replace trigger version_of_shop after update on locations referencing new table as changed
  for each statement execute function raise_shop_of_location();
