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
  slug shop_slug not null,
  name text not null,
  custom_domain text check (custom_domain = lower(custom_domain)),
  timezone text not null default 'Europe/Bucharest',
  currency currency not null,
  locale locale not null default 'ro',
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
  latitude latitude not null,
  longitude longitude not null,
  phone text not null,
  supported_fulfillment_methods fulfillment_methods not null check (cardinality(supported_fulfillment_methods) > 0),
  opening_hours jsonb not null,
  exceptions jsonb not null default '[]',
  pickup_minutes nonneg_int not null default 20,
  delivery_minutes nonneg_int not null default 45,
  minimum_order amount,
  payment_methods payment_methods not null default array['cash', 'card_at_handover'],
  slot_orders positive_int,
  slot_value amount check (slot_value > 0),
  delivery_vat_rate vat_rate not null default 21,
  auto_accept boolean not null default false,
  default_zone_id ulid,
  number_prefix text not null default 'A' check (number_prefix ~ '^[A-Z]{1,3}$'),
  ordering_mode ordering_mode not null default 'online',
  ordering_extra_minutes nonneg_int not null default 0,
  ordering_scope ordering_scope not null default 'all',
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
  extra_minutes nonneg_int not null default 0,
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
create policy owner_all on directory for all to current_user using (true);
create policy everybody on directory for select to diner_app using (true);
create policy functions on directory for all to diner_functions using (true);
grant select on directory to diner_app;
grant select, insert, update, delete on directory to diner_functions;
