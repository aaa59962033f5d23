-- Whether the public sees a shop and orders there: shops that exist are published, a new one says otherwise. When somebody of
-- its staff first heard the alarm; and the test orders of a shop, which are few.

alter table shops
  add column is_published boolean not null default true,
  add column sound_tried_at timestamptz;
create index orders_tests on orders (organization_id, shop_id, placed_at) where is_test;
