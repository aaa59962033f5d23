-- A change of the shop's own row raises its locations afterwards, so they are locked before it.
create or replace function lock_locations_of_tenant() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from locations l where l.organization_id = tenant() order by l.id for no key update;
  return null;
end $$;
call own_function('lock_locations_of_tenant');
create or replace trigger locations_first
  before update of timezone, currency, coupons_enabled, points_enabled, points_per_unit on shops
  for each statement execute function lock_locations_of_tenant();
