-- Keeps what a visitor did, if the visitor agreed to be counted. The consent is held until then: who takes it back at the
-- same moment either comes first and nothing is kept, or comes after and deletes it.
create or replace function keep_analytics_event(p_organization text, p_shop text, p_id text, p_visitor text, p_type text,
    p_value bigint, p_metadata jsonb, p_session text, p_happened_at timestamptz, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  with agreed as (select c.subject from consents c where c.subject = p_visitor and c.analytics for share of c)
  insert into analytics_events (organization_id, shop_id, day, id, visitor_id, type, value, metadata, session_id,
      happened_at, received_at)
    select s.organization_id, s.id, (p_now at time zone s.timezone)::date, p_id, a.subject, p_type, p_value, p_metadata,
           p_session, p_happened_at, p_now
      from shops s cross join agreed a where s.organization_id = p_organization and s.id = p_shop $$;
call own_function('keep_analytics_event');
