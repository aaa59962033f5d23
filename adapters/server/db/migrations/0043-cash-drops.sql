-- Cash that couriers hand in for orders that they brought, and how often it was counted. Nothing of it is changed later.

create domain cash_note as text check (char_length(value) between 3 and 200);

create table cash_drops (
  organization_id ulid not null references organizations,
  id ulid not null,
  location_id ulid not null,
  -- The business day on which the orders ended.
  date date not null,
  -- Null is somebody outside, or an employee who was removed since; the name stays.
  employee_id ulid,
  courier_name text not null,
  due amount_from_zero not null,
  primary key (organization_id, id),
  unique (organization_id, id, due),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, employee_id) references employees on delete set null (employee_id)
);
create index cash_drops_of_day on cash_drops (organization_id, location_id, date);
call protect_tenant('cash_drops');

-- An order's cash is handed in once.
create table cash_drop_orders (
  organization_id ulid not null,
  order_id ulid not null,
  drop_id ulid not null,
  primary key (organization_id, order_id),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, drop_id) references cash_drops
);
create index cash_drop_orders_of_drop on cash_drop_orders (organization_id, drop_id);
call protect_tenant('cash_drop_orders');

-- The last count of a drop is what was handed in.
create table cash_counts (
  organization_id ulid not null,
  drop_id ulid not null,
  n positive_int not null,
  due amount_from_zero not null,
  counted amount_from_zero not null,
  note cash_note,
  counted_by text not null,
  counted_at timestamptz not null,
  primary key (organization_id, drop_id, n),
  constraint cash_counts_difference_has_note check (note is not null or (n = 1 and counted = due)),
  foreign key (organization_id, drop_id, due) references cash_drops (organization_id, id, due)
);
call protect_tenant('cash_counts');

revoke update, delete on cash_drop_orders, cash_counts from diner_app;
revoke delete on cash_drops from diner_app;
