-- One order in which everybody who writes takes locks (README.md, "Locks"), so that writers wait for each other in a
-- row and never in a circle. Three left it: settling held the promotions of one order while it waited for the customer
-- of the next; a change of a menu kept everybody from naming its locations, those included who number an event, which
-- is the last lock of all; and a change of a shop took the shop before its locations.

-- Enough to change a row, and no hindrance to who only refers to it.
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

-- A change of the shop's own row raises its locations afterwards, so they are locked before it.
create function lock_locations_of_tenant() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from locations l where l.organization_id = tenant() order by l.id for no key update;
  return null;
end $$;
call own_function('lock_locations_of_tenant()');
create trigger locations_first before update of timezone, currency, coupons_enabled, points_enabled, points_per_unit
  on shops for each statement execute function lock_locations_of_tenant();

-- Answers whose time to be undone is over and that nobody was told yet, after the one that was read last.
create function orders_unsettled(p_now timestamptz, p_after_due text, p_after_id text, p_limit integer)
  returns table (organization_id text, order_id text, due_at text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.organization_id, o.id, o.settle_at::text from orders o
     where o.settle_at <= p_now
       and (o.settle_at, o.id::text) > (coalesce(p_after_due::timestamptz, '-infinity'), coalesce(p_after_id, ''))
     order by o.settle_at, o.id limit p_limit
  $$;
call own_function('orders_unsettled(timestamptz, text, text, integer)');

-- Tells such an answer, and releases what a rejected order held. One order to a transaction: what it holds is shared
-- with others. Once, however many processes ask: false when it is told already, or another one is at it.
create function order_settle(p_organization text, p_order text, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_order orders;
begin
  select * into v_order from orders o
    where o.organization_id = p_organization and o.id = p_order and o.settle_at <= p_now for update skip locked;
  if not found then return false; end if;
  update orders o set settle_at = null,
      holds = case when o.status = 'rejected' and o.holds = 'held' then 'released' else o.holds end
    where o.organization_id = p_organization and o.id = p_order;
  if v_order.status = 'rejected' and v_order.holds = 'held' then
    perform end_holds(v_order, false, p_now);
  end if;
  perform pg_notify('diner_events', p_organization || ':0');
  return true;
end $$;
call own_function('order_settle(text, text, timestamptz)');

-- For processes of the release before, which ask again as long as a whole part was settled: one order each time.
create or replace function orders_settle(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_organization text;
  v_order text;
begin
  select o.organization_id, o.id into v_organization, v_order from orders o
    where o.settle_at <= p_now order by o.settle_at limit 1 for update skip locked;
  return case when order_settle(v_organization, v_order, p_now) then p_limit else 0 end;
end $$;
