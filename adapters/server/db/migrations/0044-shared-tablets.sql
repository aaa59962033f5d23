-- PINs of staff, and the browsers on which they switch by them.

create table staff_pins (
  organization_id ulid not null references organizations,
  employee_id ulid not null,
  pin_hash text not null,
  changed_at timestamptz not null,
  primary key (organization_id, employee_id),
  foreign key (organization_id, employee_id) references employees on delete cascade
);
call protect_tenant('staff_pins');

create table shared_tablets (
  organization_id ulid not null references organizations,
  id ulid not null unique,
  location_id ulid not null,
  token_hash sha256_hash not null unique,
  shared_at timestamptz not null,
  used_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations on delete cascade
);
create index shared_tablets_of_location on shared_tablets (organization_id, location_id);
call protect_tenant('shared_tablets');

-- A session by PIN ends with its tablet.
alter table sessions add column tablet_id ulid references shared_tablets (id) on delete cascade;
create index sessions_of_tablet on sessions (tablet_id) where tablet_id is not null;
