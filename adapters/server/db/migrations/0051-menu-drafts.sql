-- Edits of a menu that wait to be published, and what each publication changed.

-- What is taken off the menu is kept for the orders and earlier menus that name it.
alter table categories add column archived_at timestamptz;
alter table modifier_groups add column archived_at timestamptz;

create domain publication_kind as text check (value in ('publish', 'revert'));

create table menu_drafts (
  organization_id ulid not null,
  shop_id ulid not null,
  -- Counts the edits and publications: what is published is what was seen.
  revision nonneg_int not null default 0,
  publish_at timestamptz,
  scheduled_by ulid,
  scheduled_by_name text,
  primary key (organization_id, shop_id),
  check ((publish_at is null) = (scheduled_by is null)),
  foreign key (organization_id, shop_id) references shops
);
create index menu_drafts_due on menu_drafts (publish_at) where publish_at is not null;
call protect_tenant('menu_drafts');

create table menu_draft_changes (
  organization_id ulid not null,
  shop_id ulid not null,
  entry_id ulid not null,
  -- The entry as it was published when it was edited last, and as it is to be.
  base jsonb,
  entry jsonb,
  set_by text,
  set_at timestamptz not null,
  primary key (organization_id, shop_id, entry_id),
  check (base is not null or entry is not null),
  foreign key (organization_id, shop_id) references menu_drafts on delete cascade
);
call protect_tenant('menu_draft_changes');

create table menu_publications (
  organization_id ulid not null,
  shop_id ulid not null,
  number positive_int not null,
  kind publication_kind not null,
  reverted_to nonneg_int,
  -- The entries before and after.
  changes jsonb not null,
  changed nonneg_int not null,
  -- Null is the system.
  actor_id ulid,
  actor_name text,
  at timestamptz not null,
  primary key (organization_id, shop_id, number),
  check ((kind = 'revert') = (reverted_to is not null)),
  foreign key (organization_id, shop_id) references shops
);
call protect_tenant('menu_publications');
revoke update, delete on menu_publications from diner_app, diner_functions;
