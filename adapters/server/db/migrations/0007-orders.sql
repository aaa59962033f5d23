-- Carts, orders, and what happened to them.

create table carts (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  location_id ulid not null,
  revision tally not null,
  -- Bound at the first write: a user, or the secret of a guest.
  user_id ulid references users,
  guest_hash text,
  items jsonb not null default '[]',
  -- Unit prices as last answered, by item: {"<item id>": "12.50"}.
  unit_prices jsonb not null default '{}',
  presented_total amount,
  from_mobile_app boolean not null default false,
  ordered_as ulid,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  check ((user_id is null) <> (guest_hash is null)),
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id)
) with (fillfactor = 60);
create index carts_by_id on carts (id);
create index carts_of_guest on carts (guest_hash) where guest_hash is not null;
create index carts_of_user on carts (user_id, shop_id) where user_id is not null and ordered_as is null;
call protect_tenant('carts');

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
  fulfillment_method method not null,
  placed_at timestamptz not null,
  requested_for timestamptz,
  answer_by timestamptz not null,
  promise jsonb not null,
  promised_at timestamptz,
  -- When an accept or a reject is told, unless it is undone before.
  settle_at timestamptz,
  ended_at timestamptz,
  -- The slot whose capacity it takes.
  slot_start timestamptz,
  location_name text not null,
  location_address text not null,
  location_phone text not null,
  contact_first_name text not null,
  contact_last_name text,
  contact_phone text not null,
  -- Where and in which language its customer is written to.
  email text not null,
  locale language not null,
  delivery_address jsonb,
  zone_id ulid,
  currency currency not null,
  subtotal amount_from_zero not null,
  discount amount_from_zero not null,
  discounts jsonb not null,
  points_used tally not null,
  points_paid amount_from_zero not null,
  delivery_fee amount_from_zero not null,
  tip amount_from_zero not null,
  total amount_from_zero not null,
  vat jsonb not null,
  points_earned tally not null,
  payment_method payment_method not null,
  payment_status payment_status not null default 'due',
  cash_change_for amount,
  cutlery boolean not null,
  kitchen_note text,
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
  points_used tally not null,
  points_paid amount_from_zero not null,
  discount amount_from_zero not null,
  promotion_id ulid,
  total amount_from_zero not null,
  vat_rate numeric(5, 2) not null,
  notes text,
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
  n tally not null,
  prefix text not null,
  order_id ulid not null,
  primary key (organization_id, location_id, day, n),
  unique (organization_id, order_id),
  foreign key (organization_id, order_id) references orders
);
call protect_tenant('order_numbers');

create function spoken_number(prefix text, n integer) returns text
  language sql immutable parallel safe
  as $$ select prefix || '-' || case when n < 1000 then lpad(n::text, 3, '0') else n::text end $$;

-- The last event number of each organization. Its row is locked last and until commit, so that numbers have no
-- gaps and become visible in their order: a stream that resumes at a number misses nothing.
create table event_counters (
  organization_id ulid primary key references organizations on delete cascade,
  last bigint not null default 0
) with (fillfactor = 10);
call protect_tenant('event_counters');

create function count_events() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event_counters (organization_id) values (new.id);
  return null;
end $$;
call own_function('count_events()');
create trigger count_made after insert on organizations for each row execute function count_events();

create table events (
  organization_id ulid not null,
  number bigint not null,
  kind text not null,
  order_id ulid,
  location_id ulid not null,
  type text not null,
  -- The order after the event.
  status text,
  version integer,
  promised_at timestamptz,
  actor order_actor not null,
  actor_id ulid,
  reason text,
  text text,
  minutes integer,
  at timestamptz not null,
  primary key (organization_id, number),
  check (kind = case when order_id is null then 'location' else 'order' end and (order_id is null) = (version is null)),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, location_id) references locations
);
create unique index events_of_order on events (organization_id, order_id, version) where order_id is not null;
call protect_tenant('events');
revoke update, delete on events from diner_app, diner_functions;
create trigger append_only before update or delete on events for each row execute function refuse_change();

create table redemptions (
  organization_id ulid not null,
  order_id ulid not null,
  promotion_id ulid not null,
  customer_id ulid not null,
  state order_holds not null default 'held',
  amount amount_from_zero not null,
  primary key (organization_id, order_id, promotion_id),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, promotion_id) references promotions,
  foreign key (organization_id, customer_id) references customers
);
create index redemptions_of_promotion on redemptions (organization_id, promotion_id);
call protect_tenant('redemptions');

-- What a slot has taken on; rows exist where a location limits its slots.
create table slot_loads (
  organization_id ulid not null,
  location_id ulid not null,
  slot_start timestamptz not null,
  orders tally not null default 0,
  value amount_from_zero not null default 0,
  primary key (organization_id, location_id, slot_start),
  foreign key (organization_id, location_id) references locations
) with (fillfactor = 50);
call protect_tenant('slot_loads');

-- Orders in a row that a location let expire; three pause it.
create table unanswered_streaks (
  organization_id ulid not null,
  location_id ulid not null,
  expired integer not null default 0,
  primary key (organization_id, location_id),
  foreign key (organization_id, location_id) references locations
);
call protect_tenant('unanswered_streaks');

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

create table audit_log (
  organization_id ulid not null references organizations,
  id ulid not null,
  actor_id ulid,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz not null,
  primary key (organization_id, id)
);
create index audit_by_time on audit_log (organization_id, at desc);
call protect_tenant('audit_log');
revoke update, delete on audit_log from diner_app, diner_functions;
create trigger append_only before update or delete on audit_log for each row execute function refuse_change();

create function final_answer(template text, order_id text, number text, event bigint) returns text
  language sql immutable strict parallel safe
  as $$
    select replace(replace(template, '"number":"' || order_id || '"', '"number":"' || number || '"'),
      '"number":2147483647', '"number":' || event)
  $$;
