-- What a user is to one shop, and the points there.

create table customers (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  user_id ulid not null references users,
  visitor_id text,
  pending_orders_count nonneg_int not null default 0,
  fulfilled_orders_count nonneg_int not null default 0,
  pending_app_orders_count nonneg_int not null default 0,
  fulfilled_app_orders_count nonneg_int not null default 0,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, shop_id, id),
  unique (organization_id, shop_id, user_id),
  foreign key (organization_id, shop_id) references shops
) with (fillfactor = 80);
create index customers_of_user on customers (user_id);
call protect_tenant('customers');

-- The sum of the ledger, stored so that no read adds it up; what is held is not available.
create table balances (
  organization_id ulid not null,
  customer_id ulid not null,
  balance nonneg_int not null default 0,
  held nonneg_int not null default 0,
  -- How many entries the ledger has.
  entries integer not null default 0,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customers
) with (fillfactor = 80);
call protect_tenant('balances');

-- Every point that ever moved. `points` is what the balance changed by: a hold takes, a release gives back,
-- a capture keeps (0).
create table points_ledger (
  organization_id ulid not null,
  id ulid not null,
  customer_id ulid not null,
  -- Counts the customer's entries in their order, without gaps.
  n positive_int not null,
  type points_entry_type not null,
  points integer not null,
  balance_after nonneg_int not null,
  order_id ulid,
  -- An order that is reopened holds once more.
  round smallint not null default 1,
  at timestamptz not null,
  primary key (organization_id, id),
  check (case type when 'hold' then points < 0 when 'release' then points > 0 when 'earn' then points > 0
                   when 'capture' then points = 0 else true end),
  foreign key (organization_id, customer_id) references customers
);
create unique index points_once_per_order on points_ledger (organization_id, order_id, type, round) where order_id is not null;
create unique index points_of_customer on points_ledger (organization_id, customer_id, n);
call protect_tenant('points_ledger');
revoke update, delete on points_ledger from diner_app, diner_functions;

-- How often one customer holds or used one promotion.
create table customer_promotions (
  organization_id ulid not null,
  customer_id ulid not null,
  promotion_id ulid not null,
  held nonneg_int not null default 0,
  used nonneg_int not null default 0,
  primary key (organization_id, customer_id, promotion_id),
  foreign key (organization_id, customer_id) references customers,
  foreign key (organization_id, promotion_id) references promotions
) with (fillfactor = 80);
call protect_tenant('customer_promotions');
