-- Prices that change together, and what happened to them.

create domain price_update_status as text check (value in ('draft', 'scheduled', 'applied', 'reverted'));
create domain price_update_move as text check (value in ('draft', 'schedule', 'apply', 'miss', 'revert'));

create table price_updates (
  organization_id ulid not null references organizations,
  id ulid not null,
  status price_update_status not null,
  version positive_int not null,
  effective_at timestamptz,
  primary key (organization_id, id),
  check (status <> 'scheduled' or effective_at is not null)
);
create index price_updates_due on price_updates (status, effective_at);
call protect_tenant('price_updates');

create table price_changes (
  organization_id ulid not null,
  update_id ulid not null,
  shop_id ulid not null,
  location_id ulid not null,
  product_id ulid,
  modifier_id ulid,
  item_id text generated always as (coalesce(product_id, modifier_id)) stored,
  expected_price amount_from_zero not null,
  new_price amount_from_zero not null,
  primary key (organization_id, update_id, item_id, location_id),
  check ((product_id is null) <> (modifier_id is null)),
  check (new_price <> expected_price),
  foreign key (organization_id, update_id) references price_updates,
  foreign key (organization_id, shop_id, location_id) references locations (organization_id, shop_id, id),
  foreign key (organization_id, shop_id, product_id) references products (organization_id, shop_id, id) on delete cascade,
  foreign key (organization_id, shop_id, modifier_id) references modifiers (organization_id, shop_id, id) on delete cascade
);
call protect_tenant('price_changes');

-- The history of an update; its version is the guard against two moves of the same.
create table price_update_moves (
  organization_id ulid not null,
  update_id ulid not null,
  version positive_int not null,
  move price_update_move not null,
  -- Null is the system.
  actor_id ulid,
  actor_name text,
  at timestamptz not null,
  primary key (organization_id, update_id, version),
  foreign key (organization_id, update_id) references price_updates
);
call protect_tenant('price_update_moves');
revoke update, delete on price_update_moves from diner_app, diner_functions;
