-- Versions rise by themselves, whoever writes: what a server keeps in memory and what an order was decided on name them.
-- Locations before shops, in the order of their ids, so that two writers wait for each other and never in a circle.

create function raise_menu_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from locations l
    where (l.organization_id, l.shop_id) in (select c.organization_id, c.shop_id from changed c)
    order by l.id for update;
  update locations l set version = l.version + 1
    where (l.organization_id, l.shop_id) in (select c.organization_id, c.shop_id from changed c);
  update shops s set menu_version = s.menu_version + 1
    where (s.organization_id, s.id) in (select c.organization_id, c.shop_id from changed c);
  return null;
end $$;
call own_function('raise_menu_versions()');

do $$
declare
  noun text;
begin
  foreach noun in array array['categories', 'products', 'product_prices', 'product_availability', 'modifier_groups',
    'modifiers', 'modifier_prices', 'modifier_availability', 'product_modifier_groups', 'promotions'] loop
    execute format('create trigger version_made after insert on %I referencing new table as changed
      for each statement execute function raise_menu_versions()', noun);
    execute format('create trigger version_changed after update on %I referencing new table as changed
      for each statement execute function raise_menu_versions()', noun);
    execute format('create trigger version_gone after delete on %I referencing old table as changed
      for each statement execute function raise_menu_versions()', noun);
  end loop;
end $$;

create function raise_location_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from locations l
    where (l.organization_id, l.id) in (select c.organization_id, c.location_id from changed c)
    order by l.id for update;
  update locations l set version = l.version + 1
    where (l.organization_id, l.id) in (select c.organization_id, c.location_id from changed c);
  return null;
end $$;
call own_function('raise_location_versions()');
create trigger version_made after insert on zones referencing new table as changed
  for each statement execute function raise_location_versions();
create trigger version_changed after update on zones referencing new table as changed
  for each statement execute function raise_location_versions();
create trigger version_gone after delete on zones referencing old table as changed
  for each statement execute function raise_location_versions();

create function raise_own_version() returns trigger
  language plpgsql as $$
begin
  if new is distinct from old and new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger version_own before update on locations for each row execute function raise_own_version();
create trigger version_own before update on shops for each row execute function raise_own_version();

-- A change of the shop's own row (currency, zone, features) also changes what its orders are decided on.
create function raise_locations_of_shop() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update locations set version = version + 1 where organization_id = new.organization_id and shop_id = new.id;
  return null;
end $$;
call own_function('raise_locations_of_shop()');
create trigger version_of_locations after update of timezone, currency, coupons_enabled, points_enabled, points_per_unit
  on shops for each row execute function raise_locations_of_shop();

create function raise_shop_of_location() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A menu change has the shop's row rise by itself.
  update shops s set version = s.version + 1
    where (s.organization_id, s.id) in (select c.organization_id, c.shop_id from changed c);
  return null;
end $$;
call own_function('raise_shop_of_location()');
create trigger version_of_shop_made after insert on locations referencing new table as changed
  for each statement execute function raise_shop_of_location();
create trigger version_of_shop after update on locations referencing new table as changed
  for each statement execute function raise_shop_of_location();

-- Wakes servers that keep the shop in memory; the payload is its id.
create function tell_shop_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('diner_shops', new.id);
  return null;
end $$;
create trigger tell_changed after update on shops for each row
  when (new.version <> old.version) execute function tell_shop_changed();
