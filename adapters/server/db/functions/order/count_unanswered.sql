-- Counts the orders in a row that a location let expire; the one that makes `p_most` of them pauses it.
create or replace function count_unanswered(p_organization text, p_location text, p_most integer, p_until timestamptz, p_now timestamptz)
  returns boolean
  language plpgsql as $$
declare
  v_expired integer;
begin
  insert into unanswered_streaks as s (organization_id, location_id, expired) values (p_organization, p_location, 1)
    on conflict (organization_id, location_id) do update set expired = s.expired + 1
    returning s.expired into v_expired;
  if v_expired < p_most then return false; end if;
  update unanswered_streaks s set expired = 0 where s.organization_id = p_organization and s.location_id = p_location;
  update locations l set ordering_mode = 'paused', ordering_extra_minutes = 0, ordering_scope = 'all',
      -- Who paused longer, or until somebody ends it, meant so; what a busy kitchen said is over.
      ordering_until = case when l.ordering_mode <> 'paused' then p_until
        when l.ordering_until is not null then greatest(l.ordering_until, p_until) end,
      ordering_pinned = l.ordering_mode = 'paused' and l.ordering_pinned,
      ordering_reason = 'not_answered', ordering_set_by = null,
      ordering_set_at = p_now
    where l.organization_id = p_organization and l.id = p_location
      -- A pause that lasts as long, or until somebody ends it, stays: writing it again would have every server read the
      -- whole menu again.
      and not (l.ordering_mode = 'paused' and l.ordering_scope = 'all'
        and (l.ordering_until is null or l.ordering_until >= p_until));
  return found;
end $$;
call internal_function('count_unanswered');
