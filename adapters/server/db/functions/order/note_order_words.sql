-- Notes what a new order is found by; contact and time of an order never change.
create or replace function note_order_words() returns trigger
  language plpgsql as $$
begin
  insert into order_words (organization_id, word, placed_at, order_id, words)
    select new.organization_id, w.word, new.placed_at, new.id, w.words from order_words_of(new.contact_first_name, new.contact_last_name, new.contact_phone) w;
  return null;
end $$;
create or replace trigger words after insert on orders
  for each row execute function note_order_words();
-- Orders that a process of the release before placed between the migration and this trigger.
insert into order_words (organization_id, word, placed_at, order_id, words)
  select o.organization_id, w.word, o.placed_at, o.id, w.words
    from orders o cross join lateral order_words_of(o.contact_first_name, o.contact_last_name, o.contact_phone) w
   where o.placed_at > current_date - 1
  on conflict do nothing;
