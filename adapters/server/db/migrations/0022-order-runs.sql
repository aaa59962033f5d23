-- Who brings an order. A table of its own: an order that nobody brings costs nothing more.

create table order_runs (
  organization_id ulid not null,
  order_id ulid not null,
  -- Null is somebody outside, or an employee who was removed since; the name stays.
  employee_id ulid,
  courier_name text not null,
  courier_phone phone_number,
  assigned_at timestamptz not null,
  primary key (organization_id, order_id),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, employee_id) references employees on delete set null (employee_id)
);
create index order_runs_of_employee on order_runs (organization_id, employee_id, assigned_at desc)
  where employee_id is not null;
call protect_tenant('order_runs');
