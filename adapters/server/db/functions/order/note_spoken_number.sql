-- Notes the spoken number that a new order is found by.
create or replace function note_spoken_number() returns trigger
  language plpgsql as $$
begin
  insert into order_words (organization_id, word, placed_at, order_id, words)
    select new.organization_id, '=' || new.n || ' ' || lower(new.prefix), o.placed_at, o.id, ''
      from orders o where o.organization_id = new.organization_id and o.id = new.order_id;
  return null;
end $$;
create or replace trigger words after insert on order_numbers
  for each row execute function note_spoken_number();
-- Orders that a process of the release before placed between the migration and this trigger.
insert into order_words (organization_id, word, placed_at, order_id, words)
  select n.organization_id, '=' || n.n || ' ' || lower(n.prefix), o.placed_at, o.id, ''
    from orders o join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
   where o.placed_at > current_date - 1
  on conflict do nothing;
