-- The link by which the courier sees it, and what they did there.

alter table order_runs add column token_hash sha256_hash;
create unique index order_runs_by_token on order_runs (token_hash) where token_hash is not null;

create table courier_actions (
  organization_id ulid not null,
  order_id ulid not null,
  -- Made by the device: the same id twice is one action.
  id text not null check (length(id) between 1 and 64),
  type text not null,
  -- By the clock of the device.
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (organization_id, order_id, id),
  foreign key (organization_id, order_id) references orders
);
call protect_tenant('courier_actions');
revoke update, delete on courier_actions from diner_app, diner_functions;
