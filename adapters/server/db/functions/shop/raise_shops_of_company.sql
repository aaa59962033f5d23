-- A change of the company is a change of each of its shops, which name it on their pages.
create or replace function raise_shops_of_company() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update shops s set version = s.version + 1 where s.organization_id = new.id;
  return null;
end $$;
call own_function('raise_shops_of_company');
create or replace trigger version_of_shops after update on organizations
  for each row execute function raise_shops_of_company();
