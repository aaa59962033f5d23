-- Accounts that their people deleted: the row stays under its id, without anything personal.

alter table users add column deleted_at timestamptz;

-- Orders of deleted accounts whose invoice names a company: accounting keeps it for a time. A table of its own: what is
-- ordered costs nothing more.
create table kept_invoices (
  organization_id ulid not null,
  order_id ulid not null,
  placed_at timestamptz not null,
  primary key (organization_id, order_id),
  foreign key (organization_id, order_id) references orders
);
create index kept_invoices_by_age on kept_invoices (placed_at);
call protect_tenant('kept_invoices');

-- A text about a person may be taken out of what is otherwise only added to (`refuse_change`).
grant update (text) on events to diner_functions;
grant update (detail) on audit_log to diner_functions;
grant update (actor_name) on price_update_moves to diner_functions;
