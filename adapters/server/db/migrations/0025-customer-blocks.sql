-- Customers of a shop who may order there no more, with who said so and why.

alter table customers
  add column blocked_at timestamptz,
  add column blocked_by text,
  add column block_reason reason_text,
  add constraint customers_block check (
    (blocked_at is null) = (block_reason is null) and (blocked_at is null) = (blocked_by is null));
