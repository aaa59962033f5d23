-- What visitors who agreed to it did at a shop.

-- By day of the shop's place, so that a day's figures lie together.
create table analytics_events (
  organization_id ulid not null references organizations,
  shop_id ulid not null,
  day date not null,
  id ulid not null,
  -- In the letters that the visitor's consent has.
  visitor_id text not null,
  type text not null,
  value bigint,
  metadata jsonb,
  session_id text not null,
  -- By the browser's clock, and by the server's.
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (organization_id, shop_id, day, id),
  foreign key (organization_id, shop_id) references shops (organization_id, id)
);
create index analytics_events_of_visitor on analytics_events (visitor_id);
create index analytics_events_by_age on analytics_events (received_at);
call protect_tenant('analytics_events');
