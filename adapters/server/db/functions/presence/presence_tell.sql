-- Tells those of a location who have one of the roles, by mail and at a proved number, that no screen follows it; `p_texts`
-- has subject and text for each language. Where the location's setting says so it is paused until `p_until`. Once an absence
-- and `p_until`, however many processes ask: false when another one did, or when a screen came back.
create or replace function presence_tell(p_organization text, p_location text, p_seen_at timestamptz, p_until timestamptz,
    p_roles text[], p_texts json, p_pause_reason text, p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_key text := 'absence:' || p_location || ':' || extract(epoch from p_seen_at) || ':' || extract(epoch from p_until);
begin
  update screen_presence s set look_at = p_until, told_until = p_until
    where s.organization_id = p_organization and s.location_id = p_location and s.seen_at = p_seen_at
      and s.look_at <= p_now and s.told_until is distinct from p_until;
  if not found then return false; end if;
  insert into outbox (id, organization_id, channel, kind, recipient, subject, text, dedupe_key, created_at, due_at, expires_at)
    select make_ulid(p_now), p_organization, m.channel, 'screens_away', m.recipient,
           case m.channel when 'email' then p_texts -> u.locale::text ->> 'subject' end,
           p_texts -> u.locale::text ->> 'text', v_key || ':' || m.channel || ':' || u.id, p_now, p_now, p_until
      from employees e join users u on u.id = e.user_id
     cross join lateral (values ('email', u.email), ('sms', case when u.phone_verified_at is not null then u.phone end))
        as m(channel, recipient)
     where e.organization_id = p_organization and e.role = any (p_roles)
       and (e.location_ids is null or p_location = any (e.location_ids)) and m.recipient is not null
    on conflict (dedupe_key) do nothing;
  update locations l set ordering_mode = 'paused', ordering_extra_minutes = 0, ordering_scope = 'all',
      -- Who paused one method longer meant so.
      ordering_until = case when l.ordering_mode <> 'paused' then p_until
        when l.ordering_until is not null then greatest(l.ordering_until, p_until) end,
      ordering_pinned = l.ordering_mode = 'paused' and l.ordering_pinned,
      ordering_reason = p_pause_reason, ordering_set_by = null, ordering_set_at = p_now
    where l.organization_id = p_organization and l.id = p_location and l.pause_unwatched;
  if found then
    insert into events (organization_id, number, kind, location_id, type, actor, reason, at)
      values (p_organization, next_event(p_organization), 'location', p_location, 'ordering_state', 'system', p_pause_reason,
        p_now);
  end if;
  return true;
end $$;
call own_function('presence_tell');
