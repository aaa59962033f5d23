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
  with placed as (
    select o.organization_id, o.id, o.placed_at, concat_ws(' ', o.contact_first_name, o.contact_last_name) as name, o.contact_phone,
           n.n, n.prefix
      from orders o
      join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
     where o.organization_id = p_organization and o.id = any (v_orders)),
  -- Many orders are one customer's, and reading a name takes longest.
  named as materialized (select d.name, search_words(d.name) as words from (select distinct name from placed) d)
  insert into order_words (organization_id, word, placed_at, order_id, words)
    select p.organization_id, w.word, p.placed_at, p.id, w.words
      from placed p
      join named d on d.name = p.name
      cross join lateral (
        select unnest(d.words), ' ' || array_to_string(d.words, ' ') || ' '
        union all select '#' || reverse(regexp_replace(p.contact_phone, '[^0-9]', '', 'g')), ''
        union all select '=' || p.n || ' ' || lower(p.prefix), '') w(word, words)
     -- In the order of the index, whose pages are then each written once.
     order by w.word collate "C", p.placed_at
    on conflict do nothing;
  update order_words_noted n set number = v_to where n.organization_id = p_organization;
  return coalesce(cardinality(v_orders), 0);
end $$;
call own_function('note_order_words');
