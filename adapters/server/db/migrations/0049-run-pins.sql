-- The PIN by which a courier finds the run of an order without its link, and the token that this gave them.

alter table order_runs
  add column pin_hash sha256_hash,
  -- The count of the order's spoken number.
  add column pin_number integer,
  add column pin_tries smallint not null default 0,
  add column entry_hash sha256_hash;
create index order_runs_by_pin on order_runs (pin_number) where pin_hash is not null;
create unique index order_runs_by_entry on order_runs (entry_hash) where entry_hash is not null;
