-- Each printing of an order's ticket. A table of its own: an order that is not printed costs nothing more.

create table order_printings (
  organization_id ulid not null,
  order_id ulid not null,
  -- From 1 without a gap; the key lets one of those who ask at once have it.
  copy smallint not null check (copy between 1 and 99),
  id ulid not null,
  printed_by text not null,
  printed_at timestamptz not null,
  primary key (organization_id, order_id, copy),
  foreign key (organization_id, order_id) references orders
);
call protect_tenant('order_printings');
