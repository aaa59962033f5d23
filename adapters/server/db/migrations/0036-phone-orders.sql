-- Orders that staff enters for somebody on the phone. A caller without an account gets a record of the organization's own:
-- nobody signs in with it, no mail reaches it, and no other organization finds it.

alter table users
  add column caller_of ulid references organizations,
  add column caller_phone phone_number,
  add constraint users_caller check ((caller_of is null) = (caller_phone is null)),
  add constraint users_of_caller unique (caller_of, caller_phone);

-- Who entered which order; a key enters one, whatever number it comes with.
create table phone_orders (
  organization_id ulid not null,
  entered_by ulid not null references users,
  key text not null,
  body_hash text not null,
  order_id ulid not null,
  primary key (organization_id, entered_by, key),
  unique (organization_id, order_id),
  foreign key (organization_id, order_id) references orders
);
call protect_tenant('phone_orders');
