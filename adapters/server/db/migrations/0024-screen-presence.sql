-- When a screen of staff followed a location last. Rows of their own, written by the clock and never by an order.

create table screen_presence (
  organization_id ulid not null,
  location_id ulid not null,
  seen_at timestamptz not null,
  -- When its absence is looked at next.
  look_at timestamptz not null,
  -- The end of the business day of which its owner was warned; null since a screen came back.
  told_until timestamptz,
  primary key (organization_id, location_id),
  foreign key (organization_id, location_id) references locations on delete cascade
) with (fillfactor = 50);
create index screen_presence_look on screen_presence (look_at);
call protect_tenant('screen_presence');

-- Whether a location takes no more orders that day once nobody watches its screens.
alter table locations add column pause_unwatched boolean not null default false;
