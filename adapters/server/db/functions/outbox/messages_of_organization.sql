-- The latest messages of an organization that are due, of a week at most: they are found by the time in their ids, so that no
-- index has to be kept for them; those that failed have one.
create or replace function messages_of_organization(p_organization text, p_only_failed boolean, p_since timestamptz, p_most integer)
  returns table (id text, at timestamptz, channel text, kind text, order_id text, recipient text, sent_at timestamptz,
    failed_at timestamptz, attempts integer, last_error text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id::text, m.created_at, m.channel::text, m.kind, m.order_id::text, m.recipient, m.sent_at, m.failed_at,
           m.attempts, m.last_error
      from outbox m
     where m.organization_id = p_organization and m.id >= substr(make_ulid(p_since), 1, 10)
       and (m.due_at <= clock_timestamp() or m.sent_at is not null) and (not p_only_failed or m.failed_at is not null)
     order by m.id desc limit p_most
  $$;
call own_function('messages_of_organization');
