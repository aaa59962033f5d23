-- What happened, in the order of its numbers, and who did what.

-- The last event number of each organization. Its row is locked last and until commit, so that numbers have no
-- gaps and become visible in their order: a stream that resumes at a number misses nothing.
create table event_counters (
  organization_id ulid primary key references organizations on delete cascade,
  last bigint not null default 0
) with (fillfactor = 10);
call protect_tenant('event_counters');

create table events (
  organization_id ulid not null,
  number bigint not null,
  kind text not null,
  order_id ulid,
  location_id ulid not null,
  type text not null,
  -- The order after the event.
  status order_status,
  version integer,
  promised_at timestamptz,
  actor order_actor not null,
  actor_id ulid,
  reason text,
  text reason_text,
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

create table audit_log (
  organization_id ulid not null references organizations,
  id ulid not null,
  actor_id ulid,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz not null,
  -- Whether somebody acted as an admin and not as one of the staff: set by the database, so that no writer can claim otherwise.
  as_admin boolean not null default false,
  primary key (organization_id, id)
);
create index audit_by_time on audit_log (organization_id, at desc);
call protect_tenant('audit_log');
revoke update, delete on audit_log from diner_app, diner_functions;
