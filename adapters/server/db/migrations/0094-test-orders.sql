-- Orders that staff places to try the product: they count for nothing, and are deleted afterwards.

alter table orders add column is_test boolean not null default false;
