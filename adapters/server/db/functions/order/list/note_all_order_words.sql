-- The same for every organization, at most so many orders of each; answers the most that it was for one of them.
create or replace function note_all_order_words(p_first_event text, p_limit integer) returns integer
  language sql security definer set search_path = public, pg_temp
  as $$
    select coalesce(max(note_order_words(c.organization_id, p_first_event, p_limit)), 0)
      from event_counters c
      left join order_words_noted n on n.organization_id = c.organization_id
     where c.last > coalesce(n.number, 0)
  $$;
call own_function('note_all_order_words');
