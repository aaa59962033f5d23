-- Orders, their spoken numbers and their answers.

create table orders (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  location_id ulid not null,
  customer_id ulid not null,
  user_id ulid not null references users,
  cart_id ulid not null,
  cart_revision integer not null,
  source order_source not null,
  status order_status not null,
  version integer not null default 1,
  -- What became of points and redemptions; each step happens once.
  holds order_holds not null default 'held',
  hold_round smallint not null default 1,
  fulfillment_method fulfillment_method not null,
  placed_at timestamptz not null,
  requested_for timestamptz,
  answer_by timestamptz not null,
  promise jsonb not null,
  promised_at timestamptz,
  -- When the customer sees an accept or a reject, unless it is undone before.
  settle_at timestamptz,
  ended_at timestamptz,
  -- The slot whose capacity it takes.
  slot_start timestamptz,
  location_name text not null,
  location_address text not null,
  location_phone text not null,
  contact_first_name person_name not null,
  contact_last_name person_name,
  contact_phone text not null,
  -- Where and in which language its customer is written to.
  email email not null,
  locale locale not null,
  delivery_address jsonb,
  zone_id ulid,
  currency currency not null,
  subtotal amount_from_zero not null,
  discount amount_from_zero not null,
  discounts jsonb not null,
  points_used nonneg_int not null,
  points_paid amount_from_zero not null,
  delivery_fee amount_from_zero not null,
  tip amount_from_zero not null,
  total amount_from_zero not null,
  vat jsonb not null,
  points_earned nonneg_int not null,
  payment_method payment_method not null,
  payment_status payment_status not null default 'due',
  cash_change_for amount,
  cutlery boolean not null,
  kitchen_note kitchen_note,
  company_invoice jsonb,
  primary key (organization_id, id),
  constraint orders_total check (total = subtotal - discount - points_paid + delivery_fee + tip),
  constraint orders_address check (fulfillment_method = 'pickup' or delivery_address is not null),
  constraint orders_once_per_revision unique (organization_id, cart_id, cart_revision),
  foreign key (organization_id, cart_id) references carts,
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id),
  foreign key (organization_id, shop_id, customer_id) references customers (organization_id, shop_id, id),
  foreign key (organization_id, zone_id) references zones
) with (fillfactor = 80);
create index orders_by_id on orders (id);
create index orders_of_customer on orders (organization_id, customer_id, placed_at desc);
create index orders_placed on orders (organization_id, placed_at desc);
create index orders_open on orders (organization_id, location_id, placed_at)
  where status not in ('fulfilled', 'rejected', 'cancelled');
create index orders_unanswered on orders (answer_by) where status = 'pending';
create index orders_unsettled on orders (settle_at) where settle_at is not null;
call protect_tenant('orders');

create table order_lines (
  organization_id ulid not null,
  order_id ulid not null,
  position smallint not null,
  item_id ulid not null,
  product_id ulid not null,
  name text not null,
  qty quantity not null,
  modifiers jsonb not null,
  unit_price amount_from_zero not null,
  line_price amount not null,
  points_used nonneg_int not null,
  points_paid amount_from_zero not null,
  discount amount_from_zero not null,
  promotion_id ulid,
  total amount_from_zero not null,
  vat_rate vat_rate not null,
  notes line_note,
  trace jsonb not null,
  primary key (organization_id, order_id, position),
  constraint order_lines_price check (line_price = unit_price * qty),
  constraint order_lines_total check (total = line_price - points_paid - discount),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, product_id) references products,
  foreign key (organization_id, promotion_id) references promotions
);
create index order_lines_of_product on order_lines (organization_id, product_id);
call protect_tenant('order_lines');

-- Short spoken numbers, per location and business day, without gaps.
create table order_counters (
  organization_id ulid not null,
  location_id ulid not null,
  day date not null,
  last integer not null,
  primary key (organization_id, location_id, day),
  foreign key (organization_id, location_id) references locations
) with (fillfactor = 10);
call protect_tenant('order_counters');

create table order_numbers (
  organization_id ulid not null,
  location_id ulid not null,
  day date not null,
  n nonneg_int not null,
  prefix text not null,
  order_id ulid not null,
  primary key (organization_id, location_id, day, n),
  unique (organization_id, order_id),
  foreign key (organization_id, order_id) references orders
);
call protect_tenant('order_numbers');

-- The answers of placed orders, kept as they are: compressing them costs more than it saves in a day.
-- In the text the order's own id stands for its spoken number and 2147483647 for its event's:
-- both are known only when the counters are locked, last of all.
create table idempotency_keys (
  organization_id ulid not null,
  user_id ulid not null,
  key text not null,
  body_hash text not null,
  status smallint not null,
  answer text not null,
  order_id ulid not null,
  created_at timestamptz not null,
  primary key (organization_id, user_id, key)
) with (toast_tuple_target = 8160);
create index idempotency_keys_by_age on idempotency_keys using brin (created_at);
call protect_tenant('idempotency_keys');
