-- What finds an order among all of an organization: an index for each filter of the list, each in the order of the list, and
-- the words of a search.

create index orders_of_status on orders (organization_id, status, placed_at desc);
create index orders_of_location on orders (organization_id, location_id, placed_at desc);
create index orders_of_method on orders (organization_id, fulfillment_method, placed_at desc);
create index orders_of_payment on orders (organization_id, payment_method, placed_at desc);
create index orders_of_source on orders (organization_id, source, placed_at desc);
-- Those that may be late: whether one still on its way is depends on the clock.
create index orders_maybe_late on orders (organization_id, placed_at desc)
  where ended_at is null or ended_at > promised_at;

-- Row-level security keeps LIKE off an index, and a name is found by the beginning of any of its words. The index answers
-- a search by itself: no row of an order is read for one that is not on the page.
create table order_words (
  organization_id ulid not null,
  -- A word of the contact's name in lower case and without marks; '#' and the digits of the phone from the last to the
  -- first; or '=', the count and the prefix of the spoken number: '=42 a'.
  word text collate "C" not null,
  placed_at timestamptz not null,
  order_id ulid not null,
  -- With a word of the name all of them, sorted, a blank before and after each; else empty.
  words text collate "C" not null,
  primary key (organization_id, word, placed_at, order_id) include (words),
  foreign key (organization_id, order_id) references orders
);
call protect_tenant('order_words');

-- Orders of before; since then triggers write the words. The functions do not exist yet, so their text stands here once more.
insert into order_words (organization_id, word, placed_at, order_id, words)
  select o.organization_id, w.word, o.placed_at, o.id, ' ' || array_to_string(n.words, ' ') || ' '
    from orders o
    cross join lateral (
      select array_agg(distinct s.word order by s.word) as words
        from regexp_split_to_table(lower(regexp_replace(
            normalize(concat_ws(' ', o.contact_first_name, o.contact_last_name), nfd), '[\u0300-\u036f]+', '', 'g')),
          '[[:space:][:punct:]]+') as s(word)
       where s.word <> '') n
    cross join lateral unnest(n.words) as w(word)
  union all
  select o.organization_id, '#' || reverse(regexp_replace(o.contact_phone, '[^0-9]', '', 'g')), o.placed_at, o.id, ''
    from orders o
  union all
  select o.organization_id, '=' || n.n || ' ' || lower(n.prefix), o.placed_at, o.id, ''
    from orders o join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id;
