-- Changes of an order's lines that staff proposed. A table of its own: an order whose lines stay costs nothing more.

create domain change_outcome as text check (value in ('agreed', 'refused', 'removed', 'replaced', 'withdrawn'));

create table order_line_changes (
  organization_id ulid not null,
  order_id ulid not null,
  -- Counts the order's changes.
  n positive_int not null,
  -- What each line was and becomes, and in the same order what both are called in every language.
  lines jsonb not null,
  names jsonb not null,
  note reason_text,
  at timestamptz not null,
  answer_by timestamptz not null,
  total_before amount_from_zero not null,
  total amount_from_zero not null,
  outcome change_outcome,
  answered_at timestamptz,
  primary key (organization_id, order_id, n),
  check ((outcome is null) = (answered_at is null)),
  foreign key (organization_id, order_id) references orders
);
-- One that waits for an answer for each order.
create unique index order_line_changes_waiting on order_line_changes (organization_id, order_id) where answered_at is null;
create index order_line_changes_due on order_line_changes (answer_by) where answered_at is null;
call protect_tenant('order_line_changes');
