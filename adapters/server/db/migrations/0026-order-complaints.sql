-- What customers say went wrong with their orders, how it was answered, and what was given back. Tables of their own: an
-- order that nobody complains of costs nothing more.

create domain complaint_problem as text check (value in ('missing_item', 'wrong_item', 'quality', 'late', 'other'));
create domain complaint_text as text check (char_length(value) between 3 and 500);
create domain resolution_type as text check (value in ('refuse', 'refund', 'points'));
create domain given_points as integer check (value between 1 and 10000);

create table order_complaints (
  organization_id ulid not null,
  order_id ulid not null,
  -- Counts the order's complaints.
  n positive_int not null,
  problem complaint_problem not null,
  item_ids jsonb not null,
  text complaint_text not null,
  at timestamptz not null,
  resolution resolution_type,
  answer reason_text,
  -- Null is all that was left, or nothing.
  refunded_item_ids jsonb,
  refund amount_from_zero,
  points given_points,
  resolved_at timestamptz,
  primary key (organization_id, order_id, n),
  check ((resolution is null) = (resolved_at is null)),
  check ((coalesce(resolution, '') = 'refund') = (refund is not null)),
  check ((coalesce(resolution, '') = 'points') = (points is not null)),
  check (coalesce(resolution, '') <> 'refuse' or answer is not null),
  foreign key (organization_id, order_id) references orders
);
-- One that waits for an answer for each order; also what the list of such orders is found by.
create unique index order_complaints_open on order_complaints (organization_id, order_id) where resolved_at is null;
call protect_tenant('order_complaints');

-- What was given back of an order, never more than was paid.
create table order_refunds (
  organization_id ulid not null,
  order_id ulid not null,
  paid amount_from_zero not null,
  refunded amount_from_zero not null,
  primary key (organization_id, order_id),
  constraint order_refunds_within_paid check (refunded <= paid),
  foreign key (organization_id, order_id) references orders
);
call protect_tenant('order_refunds');
