-- Promotions, and how often each was used.

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
  times_per_customer positive_int,
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
  total_limit positive_int,
  held nonneg_int not null default 0,
  used nonneg_int not null default 0,
  primary key (organization_id, promotion_id),
  constraint promotion_total_limit check (total_limit is null or held + used <= total_limit),
  foreign key (organization_id, promotion_id) references promotions on delete cascade
) with (fillfactor = 50);
call protect_tenant('promotion_counters');
