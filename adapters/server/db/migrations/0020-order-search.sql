-- What finds an order among all of an organization: indexes of those that are rare, and the words of a search. What is
-- frequent is found soon enough from the newest order on, and an index more costs every order.

create index orders_lost on orders (organization_id, status, placed_at desc) where status in ('rejected', 'cancelled');
create index orders_by_phone on orders (organization_id, placed_at desc) where source = 'phone';

-- Row-level security keeps LIKE off an index, and a name is found by the beginning of any of its words. The index answers
-- a search by itself: no row of an order is read for one that is not on the page. Written in the transaction of an order
-- they took a quarter of its time in the database, so they are written before a search and by a job (`note_order_words`),
-- and refer to their orders without a constraint: an order is never deleted.
create table order_words (
  organization_id ulid not null,
  -- A word of the contact's name in lower case and without marks; '#' and the digits of the phone from the last to the
  -- first; or '=', the count and the prefix of the spoken number: '=42 a'.
  word text collate "C" not null,
  placed_at timestamptz not null,
  order_id ulid not null,
  -- With a word of the name all of them, sorted, a blank before and after each; else empty.
  words text collate "C" not null,
  primary key (organization_id, word, placed_at, order_id) include (words)
);
call protect_tenant('order_words');

-- The event up to which the orders of an organization have their words.
create table order_words_noted (
  organization_id ulid primary key references organizations,
  number bigint not null
);
call protect_tenant('order_words_noted');
