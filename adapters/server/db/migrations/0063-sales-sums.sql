-- What orders that are over add up to by day, hour, product and VAT rate, so that the figures of a year are read in
-- milliseconds. Each is written in the transaction that ends its order (`count_sales`); what ended before this migration
-- is counted afterwards, and is known by having no `sales_hour`.

-- No domains: those would write the whole table again.
alter table orders
  -- Frozen when it is placed; null is an order of before, whose fee has the rate of its location.
  add column delivery_vat_rate numeric(5, 2),
  -- The hour of the office's clock in which it was placed, for an order that is counted; null for one that is not.
  add column sales_hour timestamp;
create index orders_uncounted on orders (organization_id, placed_at) where ended_at is not null and sales_hour is null;

create table sales_days (
  organization_id ulid not null,
  location_id ulid not null,
  date date not null,
  status order_status not null,
  fulfillment_method fulfillment_method not null,
  payment_method payment_method not null,
  source order_source not null,
  -- Fulfilled after what was promised.
  is_late boolean not null,
  -- The first that its customer got.
  is_first boolean not null,
  orders integer not null,
  total amount not null,
  tips amount not null,
  delivery_fees amount not null,
  vat amount not null,
  discounts amount not null,
  points_used integer not null,
  points_paid amount not null,
  points_earned integer not null,
  refunded amount not null,
  -- Fulfilled orders that somebody accepted, and how long they waited for it together.
  answered integer not null,
  answer_ms bigint not null,
  primary key (organization_id, location_id, date, status, fulfillment_method, payment_method, source, is_late, is_first),
  foreign key (organization_id, location_id) references locations
) with (fillfactor = 50);
call protect_tenant('sales_days');

-- Fulfilled orders alone, as in the tables below; `gross` is what was paid without tips, with VAT.
create table sales_hours (
  organization_id ulid not null,
  location_id ulid not null,
  date date not null,
  hour smallint not null,
  orders integer not null,
  gross amount not null,
  vat amount not null,
  primary key (organization_id, location_id, date, hour),
  foreign key (organization_id, location_id) references locations
) with (fillfactor = 50);
call protect_tenant('sales_hours');

create table sales_products (
  organization_id ulid not null,
  location_id ulid not null,
  date date not null,
  product_id ulid not null,
  orders integer not null,
  pieces integer not null,
  gross amount not null,
  primary key (organization_id, location_id, date, product_id),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, product_id) references products
) with (fillfactor = 50);
call protect_tenant('sales_products');

create table sales_rates (
  organization_id ulid not null,
  location_id ulid not null,
  date date not null,
  rate vat_rate not null,
  orders integer not null,
  gross amount not null,
  vat amount not null,
  primary key (organization_id, location_id, date, rate),
  foreign key (organization_id, location_id) references locations
) with (fillfactor = 50);
call protect_tenant('sales_rates');

-- The first order that a customer got.
create table first_orders (
  organization_id ulid not null,
  customer_id ulid not null,
  order_id ulid not null,
  primary key (organization_id, customer_id),
  unique (organization_id, order_id),
  foreign key (organization_id, customer_id) references customers,
  foreign key (organization_id, order_id) references orders
);
call protect_tenant('first_orders');

revoke insert, update, delete on sales_days, sales_hours, sales_products, sales_rates, first_orders from diner_app;
