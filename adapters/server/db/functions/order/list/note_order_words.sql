-- Writes what orders of an organization are found by, at most so many, the oldest first; contact, time and number of an order
-- never change. Answers how many orders it was. Numbers of events show in the order of their commits, so nothing is left
-- out below the one that was reached.
create or replace function note_order_words(p_organization text, p_first_event text, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_from bigint;
  v_to bigint;
  v_orders text[];
begin
  insert into order_words_noted (organization_id, number) values (p_organization, 0) on conflict do nothing;
  select n.number into v_from from order_words_noted n where n.organization_id = p_organization for no key update;
  select max(e.number) into v_to from events e where e.organization_id = p_organization;
  if v_to is null or v_to <= v_from then return 0; end if;
  select array_agg(f.order_id::text), case when count(*) = p_limit then max(f.number) else v_to end into v_orders, v_to
    from (select e.order_id, e.number from events e
           where e.organization_id = p_organization and e.number > v_from and e.number <= v_to and e.type = p_first_event
           order by e.number limit p_limit) f;
  insert into order_words (organization_id, word, placed_at, order_id, words)
    select o.organization_id, w.word, o.placed_at, o.id, w.words
      from orders o
      join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
      cross join lateral order_words_of(o.contact_first_name, o.contact_last_name, o.contact_phone, n.n, n.prefix) w
     where o.organization_id = p_organization and o.id = any (v_orders)
    on conflict do nothing;
  update order_words_noted n set number = v_to where n.organization_id = p_organization;
  return coalesce(cardinality(v_orders), 0);
end $$;
call own_function('note_order_words');
