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
  redeemable_for integer check (redeemable_for > 0),
  available_for text[] not null default array['pickup', 'delivery'] check (available_for <@ array['pickup', 'delivery']),
  vat_rate numeric(5, 2) not null check (vat_rate between 0 and 100),
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
  price amount not null check (price >= 0),
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
  min_choices integer not null default 0 check (min_choices >= 0),
  max_choices integer not null check (max_choices >= 1),
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
  price amount not null check (price >= 0),
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

create table promotions (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  name text not null,
  code text check (code = upper(code)),
  automatic boolean not null default false,
  discount_value numeric(6, 4) not null check (discount_value > 0 and discount_value <= 1),
  applies_to_modifiers boolean not null default true,
  limited_to_location_ids text[],
  limited_to_product_ids text[],
  limited_to_mobile_app boolean not null default false,
  times_per_customer integer check (times_per_customer > 0),
  first_orders_only boolean not null default false,
  valid_from timestamptz,
  valid_until timestamptz,
  weekday_hours jsonb,
  archived_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, shop_id, id),
  unique (organization_id, shop_id, code),
  check (not automatic or code is null),
  foreign key (organization_id, shop_id) references shops
);
call protect_tenant('promotions');

-- Apart from the promotion, so that counting a use changes no version.
create table promotion_counters (
  organization_id ulid not null,
  promotion_id ulid not null,
  total_limit integer check (total_limit > 0),
  held tally not null default 0,
  used tally not null default 0,
  primary key (organization_id, promotion_id),
  constraint promotion_total_limit check (total_limit is null or held + used <= total_limit),
  foreign key (organization_id, promotion_id) references promotions on delete cascade
) with (fillfactor = 50);
call protect_tenant('promotion_counters');

create function count_promotion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into promotion_counters (organization_id, promotion_id) values (new.organization_id, new.id);
  return null;
end $$;
call own_function('count_promotion()');
create trigger count_made after insert on promotions for each row execute function count_promotion();
