-- How many pieces of a product a location can still sell, where it counts them.

create table product_stock (
  organization_id ulid not null,
  product_id ulid not null,
  location_id ulid not null,
  shop_id ulid not null,
  -- What no order has taken; the domain keeps it from being oversold.
  count nonneg_int not null,
  set_by text,
  set_at timestamptz not null,
  primary key (organization_id, product_id, location_id),
  foreign key (organization_id, shop_id, product_id) references products (organization_id, shop_id, id) on delete cascade,
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
) with (fillfactor = 50);
create index product_stock_of_location on product_stock (organization_id, location_id);
call protect_tenant('product_stock');

-- Counts that reached or left zero and that no menu shows yet. An order only adds a row, since it may not wait for the
-- locations that a new version of the menu locks; `stock_show` takes them away.
create table stock_crossings (
  organization_id ulid not null,
  id bigint generated always as identity,
  shop_id ulid not null,
  location_id ulid not null,
  primary key (organization_id, id),
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
);
call protect_tenant('stock_crossings');
