-- Indexes of what is looked for among rows that a shop with a history has many of.

-- Nearly every cart became an order once: the job that forgets the others read them all, each minute. An order leaves it, and
-- a save of a cart changes no column of it.
create index carts_unordered on carts (id) where ordered_as is null;

-- The device that switches its messages on takes the place of the session that had it before.
create index order_push_devices_by_endpoint on order_push_devices using hash (endpoint);
