-- A change of the shop's own row (currency, zone, features) also changes what its orders are decided on.
create or replace function raise_locations_of_shop() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update locations set version = version + 1 where organization_id = new.organization_id and shop_id = new.id;
  return null;
end $$;
call own_function('raise_locations_of_shop');
create or replace trigger version_of_locations
  after update of timezone, currency, coupons_enabled, points_enabled, points_per_unit on shops
  for each row execute function raise_locations_of_shop();
