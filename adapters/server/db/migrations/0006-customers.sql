-- What a user is to one shop, and the points there.

create table customers (
  organization_id ulid not null,
  id ulid not null,
  shop_id ulid not null,
  user_id ulid not null references users,
  visitor_id text,
  pending_orders_count tally not null default 0,
  fulfilled_orders_count tally not null default 0,
  pending_app_orders_count tally not null default 0,
  fulfilled_app_orders_count tally not null default 0,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, shop_id, id),
  unique (organization_id, shop_id, user_id),
  foreign key (organization_id, shop_id) references shops
) with (fillfactor = 80);
create index customers_of_user on customers (user_id);
call protect_tenant('customers');

-- The sum of the ledger, kept beside it; what is held is not available.
create table balances (
  organization_id ulid not null,
  customer_id ulid not null,
  balance tally not null default 0,
  held tally not null default 0,
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
  n integer not null check (n >= 1),
  type text not null check (type in ('earn', 'hold', 'capture', 'release', 'adjust', 'expire', 'clawback')),
  points integer not null,
  balance_after tally not null,
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
create trigger append_only before update or delete on points_ledger for each row execute function refuse_change();
create trigger append_only_all before truncate on points_ledger for each statement execute function refuse_change();

-- How often one customer holds or used one promotion.
create table customer_promotions (
  organization_id ulid not null,
  customer_id ulid not null,
  promotion_id ulid not null,
  held tally not null default 0,
  used tally not null default 0,
  primary key (organization_id, customer_id, promotion_id),
  foreign key (organization_id, customer_id) references customers,
  foreign key (organization_id, promotion_id) references promotions
) with (fillfactor = 80);
call protect_tenant('customer_promotions');

create function customer_json(c customers) returns json
  language sql stable
  as $$
    select json_build_object(
      'id', c.id, 'userId', c.user_id, 'shopId', c.shop_id, 'visitorId', c.visitor_id,
      'availableRewardPoints', coalesce((
        select b.balance from balances b where b.organization_id = c.organization_id and b.customer_id = c.id), 0),
      'pendingOrdersCount', c.pending_orders_count, 'fulfilledOrdersCount', c.fulfilled_orders_count,
      'pendingAppOrdersCount', c.pending_app_orders_count, 'fulfilledAppOrdersCount', c.fulfilled_app_orders_count,
      'couponRedemptionsCounts', coalesce((
        select json_object_agg(p.promotion_id, p.held + p.used) from customer_promotions p
         where p.organization_id = c.organization_id and p.customer_id = c.id and p.held + p.used > 0), '{}'))
  $$;

-- Makes the customer of a shop, or finds the one there is; the visitor's id is kept when first told.
create function customer_ensure(p_shop text, p_user text, p_id text, p_visitor text, p_now timestamptz)
  returns table (made boolean, customer json)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_organization text;
  v_id text;
begin
  select d.organization_id into v_organization from directory d where d.key = 'shop:' || p_shop;
  if not found then return; end if;
  insert into customers (organization_id, id, shop_id, user_id, visitor_id, created_at)
    values (v_organization, p_id, p_shop, p_user, p_visitor, p_now)
    on conflict (organization_id, shop_id, user_id) do nothing
    returning id into v_id;
  made := v_id is not null;
  if made then
    insert into balances (organization_id, customer_id) values (v_organization, v_id);
  elsif p_visitor is not null then
    update customers c set visitor_id = p_visitor
      where c.organization_id = v_organization and c.shop_id = p_shop and c.user_id = p_user and c.visitor_id is null;
  end if;
  return query select made, customer_json(c) from customers c
    where c.organization_id = v_organization and c.shop_id = p_shop and c.user_id = p_user;
end $$;
call own_function('customer_ensure(text, text, text, text, timestamptz)');
