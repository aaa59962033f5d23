-- A change of a menu raises its shop's locations and then the shop, in the order of their ids, so that two writers wait for
-- each other and never in a circle. `no key update` is enough to change a row, and no hindrance to who only refers to it.
create or replace function raise_menu_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from locations l
    where (l.organization_id, l.shop_id) in (select c.organization_id, c.shop_id from changed c)
    order by l.id for no key update;
  update locations l set version = l.version + 1
    where (l.organization_id, l.shop_id) in (select c.organization_id, c.shop_id from changed c);
  update shops s set menu_version = s.menu_version + 1
    where (s.organization_id, s.id) in (select c.organization_id, c.shop_id from changed c);
  return null;
end $$;
call own_function('raise_menu_versions');

do $$
declare
  noun text;
begin
  foreach noun in array array['categories', 'products', 'product_prices', 'product_availability', 'modifier_groups',
    'modifiers', 'modifier_prices', 'modifier_availability', 'product_modifier_groups', 'promotions'] loop
    execute format('create or replace trigger version_made after insert on %I referencing new table as changed
      for each statement execute function raise_menu_versions()', noun);
    execute format('create or replace trigger version_changed after update on %I referencing new table as changed
      for each statement execute function raise_menu_versions()', noun);
    execute format('create or replace trigger version_gone after delete on %I referencing old table as changed
      for each statement execute function raise_menu_versions()', noun);
  end loop;
end $$;
