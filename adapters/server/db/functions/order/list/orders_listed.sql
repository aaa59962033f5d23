-- A part of an organization's orders that pass a filter, in the order of their placing, and how many pass: counted up to
-- `p_max_counted` and then one more, so that no count reads them all. The keys of the filter are those of StaffOrdersFilter.
create or replace function orders_listed(p_organization text, p_filter jsonb, p_statuses text[], p_workplaces text[], p_name text,
    p_lost text[], p_oldest_first boolean, p_limit integer, p_offset integer, p_max_counted integer)
  returns table (ids text[], total integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_words text[] := rarest_first(p_organization, search_words(p_name));
  v_text text := orders_matching(
    case when p_oldest_first then p_filter || '{"oldest_first": true}' else p_filter end, p_statuses, p_workplaces, v_words);
begin
  execute format('select array(select f.id from (%1$s) f order by f.placed_at %2$s, f.id %2$s limit $7 offset $8)', v_text,
      case when p_oldest_first then 'asc' else 'desc' end)
    into ids using p_organization, p_filter, p_statuses, p_workplaces, v_words, p_lost, p_limit, p_offset;
  -- Orders are counted as they are listed, which keeps that on the index of the page; words in any order, at the first hits.
  execute format('select count(*)::integer from (select from (%1$s) f %2$s limit $7 + $8) c', v_text, case
      when p_filter ? 'is_searched' then '' when p_oldest_first then 'order by f.placed_at'
      else 'order by f.placed_at desc' end)
    into total using p_organization, p_filter, p_statuses, p_workplaces, v_words, p_lost, p_max_counted + 1, 0;
  return next;
end $$;
call own_function('orders_listed');
