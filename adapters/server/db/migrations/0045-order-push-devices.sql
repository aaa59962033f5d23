-- Web push to customers: the devices that are to learn of the orders of their user at a shop.

-- One for each session and shop; it ends with the session.
create table order_push_devices (
  organization_id ulid not null references organizations,
  shop_id ulid not null,
  session_hash sha256_hash not null references sessions on delete cascade,
  id ulid not null unique,
  user_id ulid not null references users on delete cascade,
  -- Whether it was switched on at the shop's own host, where paths begin without the shop.
  is_own_host boolean not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (organization_id, shop_id, session_hash),
  foreign key (organization_id, shop_id) references shops (organization_id, id)
);
create index order_push_devices_of_session on order_push_devices (session_hash);
create index order_push_devices_of_user on order_push_devices (user_id);
call protect_tenant('order_push_devices');
