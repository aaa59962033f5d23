-- Organizations, their shops and locations, and the directory that finds the tenant of a public name.

create table organizations (
  id ulid primary key,
  name text not null,
  legal_name text not null,
  tax_id text not null,
  address text not null,
  email text not null,
  phone text not null,
  created_at timestamptz not null default now()
);
call protect_tenant('organizations', 'id');

create table shops (
  organization_id ulid not null references organizations,
  id ulid not null,
  slug text not null check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' and slug not in ('diner', 'www', 'api', 'admin')),
  name text not null,
  custom_domain text check (custom_domain = lower(custom_domain)),
  timezone text not null default 'Europe/Bucharest',
  currency currency not null,
  locale text not null default 'ro' check (locale in ('ro', 'en')),
  colors jsonb not null,
  coupons_enabled boolean not null default true,
  points_enabled boolean not null default true,
  points_per_unit numeric(8, 4) not null default 1 check (points_per_unit >= 0),
  facebook_pixel_id text,
  google_measurement_id text,
  -- Raised by any change of the shop, its locations, menu or promotions; what a server keeps in memory names it.
  version integer not null default 1,
  -- Raised by changes of the menu alone; names the bytes of the menu.
  menu_version integer not null default 1,
  primary key (organization_id, id)
);
create index shops_by_id on shops (id);
call protect_tenant('shops');

create table locations (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  position integer not null default 1,
  slug text not null,
  name text not null,
  address text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone text not null,
  supported_fulfillment_methods text[] not null
    check (supported_fulfillment_methods <@ array['pickup', 'delivery'] and cardinality(supported_fulfillment_methods) > 0),
  opening_hours jsonb not null,
  exceptions jsonb not null default '[]',
  pickup_minutes integer not null default 20 check (pickup_minutes >= 0),
  delivery_minutes integer not null default 45 check (delivery_minutes >= 0),
  minimum_order amount,
  payment_methods text[] not null default array['cash', 'card_at_handover'],
  slot_orders integer check (slot_orders > 0),
  slot_value amount check (slot_value > 0),
  delivery_vat_rate numeric(5, 2) not null default 21 check (delivery_vat_rate between 0 and 100),
  auto_accept boolean not null default false,
  default_zone_id ulid,
  number_prefix text not null default 'A' check (number_prefix ~ '^[A-Z]{1,3}$'),
  ordering_mode text not null default 'online' check (ordering_mode in ('online', 'busy', 'paused')),
  ordering_extra_minutes integer not null default 0 check (ordering_extra_minutes >= 0),
  ordering_scope text not null default 'all' check (ordering_scope in ('all', 'pickup', 'delivery')),
  ordering_until timestamptz,
  ordering_reason text,
  ordering_set_by text,
  ordering_set_at timestamptz,
  -- Raised by any change of state, hours, availability or price: an order is placed only on the version it was decided on.
  version integer not null default 1,
  primary key (organization_id, id),
  unique (organization_id, shop_id, id),
  unique (organization_id, shop_id, slug),
  foreign key (organization_id, shop_id) references shops
);
call protect_tenant('locations');

create table zones (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  location_id ulid not null,
  name text not null,
  polygon jsonb not null,
  fee_rules jsonb not null,
  minimum_order amount,
  extra_minutes integer not null default 0 check (extra_minutes >= 0),
  active boolean not null default true,
  primary key (organization_id, id),
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
);
create index zones_of_location on zones (organization_id, location_id);
call protect_tenant('zones');

alter table locations add foreign key (organization_id, default_zone_id) references zones deferrable initially deferred;

-- Finds the tenant of a name that comes without one: 'slug:bistro-nord', 'domain:zen.test', 'shop:<id>', 'location:<id>'.
-- Holds nothing that the public pages do not show.
create table directory (
  key text primary key,
  organization_id ulid not null references organizations on delete cascade,
  shop_id ulid not null,
  location_id ulid
);
alter table directory enable row level security;
alter table directory force row level security;
create policy keeper on directory for all to current_user using (true);
create policy everybody on directory for select to diner_app using (true);
create policy functions on directory for all to diner_functions
  using (current_setting('search_path') = 'public, pg_temp');
grant select on directory to diner_app;
grant select, insert, update, delete on directory to diner_functions;

create function list_shop() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    delete from directory where key in ('slug:' || old.slug, 'domain:' || coalesce(old.custom_domain, ''), 'shop:' || old.id);
  end if;
  if tg_op <> 'DELETE' then
    insert into directory (key, organization_id, shop_id)
      select k, new.organization_id, new.id
        from unnest(array['slug:' || new.slug, 'domain:' || new.custom_domain, 'shop:' || new.id]) as k
       where k is not null;
  end if;
  return null;
end $$;
call own_function('list_shop()');
create trigger list_made after insert or delete on shops for each row execute function list_shop();
create trigger list_changed after update of slug, custom_domain on shops for each row execute function list_shop();

create function list_location() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from directory where key = 'location:' || old.id;
  else
    insert into directory (key, organization_id, shop_id, location_id)
      values ('location:' || new.id, new.organization_id, new.shop_id, new.id);
  end if;
  return null;
end $$;
call own_function('list_location()');
create trigger list_made after insert or delete on locations for each row execute function list_location();
