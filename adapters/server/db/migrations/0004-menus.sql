-- What shops sell. Names are in the shop's language; translations hold the other ones: {"en": {"name": …}}.

create table categories (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  position integer not null,
  name text not null,
  translations jsonb not null default '{}',
  primary key (organization_id, id),
  unique (organization_id, shop_id, id),
  foreign key (organization_id, shop_id) references shops
);
call protect_tenant('categories');

create table products (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  category_id ulid not null,
  slug text not null,
  position integer not null,
  name text not null,
  description text,
  translations jsonb not null default '{}',
  picture jsonb,
  redeemable_by_points boolean not null default false,
  redeemable_for positive_int,
  available_for fulfillment_methods not null default array['pickup', 'delivery'],
  vat_rate vat_rate not null,
  allergens text[] not null default '{}',
  diets text[] not null default '{}',
  weight text,
  nutrition jsonb,
  featured boolean not null default false,
  -- The key in the file that it was imported from, so that importing twice changes nothing.
  source_key text,
  archived_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, shop_id, id),
  unique (organization_id, shop_id, slug),
  foreign key (organization_id, shop_id, category_id) references categories (organization_id, shop_id, id)
);
create unique index products_by_source on products (organization_id, shop_id, source_key) where source_key is not null;
call protect_tenant('products');

create table product_prices (
  organization_id ulid not null,
  product_id ulid not null,
  location_id ulid not null,
  shop_id ulid not null,
  price amount_from_zero not null,
  primary key (organization_id, product_id, location_id),
  foreign key (organization_id, shop_id, product_id) references products (organization_id, shop_id, id) on delete cascade,
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
);
call protect_tenant('product_prices');

create table product_availability (
  organization_id ulid not null,
  product_id ulid not null,
  location_id ulid not null,
  shop_id ulid not null,
  disabled_until timestamptz not null,
  set_by text,
  set_at timestamptz not null,
  primary key (organization_id, product_id, location_id),
  foreign key (organization_id, shop_id, product_id) references products (organization_id, shop_id, id) on delete cascade,
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
);
call protect_tenant('product_availability');

create table modifier_groups (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  position integer not null,
  name text not null,
  translations jsonb not null default '{}',
  single_choice boolean not null,
  min_choices nonneg_int not null default 0,
  max_choices positive_int not null,
  source_key text,
  primary key (organization_id, id),
  unique (organization_id, shop_id, id),
  check (min_choices <= max_choices and (not single_choice or max_choices = 1)),
  foreign key (organization_id, shop_id) references shops
);
call protect_tenant('modifier_groups');

create table modifiers (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  group_id ulid not null,
  position integer not null,
  name text not null,
  translations jsonb not null default '{}',
  source_key text,
  archived_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, shop_id, id),
  foreign key (organization_id, shop_id, group_id) references modifier_groups (organization_id, shop_id, id) on delete cascade
);
create index modifiers_of_group on modifiers (organization_id, group_id);
call protect_tenant('modifiers');

create table modifier_prices (
  organization_id ulid not null,
  modifier_id ulid not null,
  location_id ulid not null,
  shop_id ulid not null,
  price amount_from_zero not null,
  primary key (organization_id, modifier_id, location_id),
  foreign key (organization_id, shop_id, modifier_id) references modifiers (organization_id, shop_id, id) on delete cascade,
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
);
call protect_tenant('modifier_prices');

create table modifier_availability (
  organization_id ulid not null,
  modifier_id ulid not null,
  location_id ulid not null,
  shop_id ulid not null,
  disabled_until timestamptz not null,
  set_by text,
  set_at timestamptz not null,
  primary key (organization_id, modifier_id, location_id),
  foreign key (organization_id, shop_id, modifier_id) references modifiers (organization_id, shop_id, id) on delete cascade,
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
);
call protect_tenant('modifier_availability');

create table product_modifier_groups (
  organization_id ulid not null,
  product_id ulid not null,
  group_id ulid not null,
  shop_id ulid not null,
  position integer not null,
  primary key (organization_id, product_id, group_id),
  foreign key (organization_id, shop_id, product_id) references products (organization_id, shop_id, id) on delete cascade,
  foreign key (organization_id, shop_id, group_id) references modifier_groups (organization_id, shop_id, id) on delete cascade
);
call protect_tenant('product_modifier_groups');
