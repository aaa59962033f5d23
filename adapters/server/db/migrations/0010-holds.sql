-- What orders hold or have used up.

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
  orders nonneg_int not null default 0,
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
