-- How many messages of an organization failed since then.
create or replace function failed_messages(p_organization text, p_since timestamptz) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::integer from outbox m
     where m.organization_id = p_organization and m.failed_at >= p_since and m.failed_at is not null
  $$;
call own_function('failed_messages');
