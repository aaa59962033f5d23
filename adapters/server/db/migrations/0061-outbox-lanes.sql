-- Messages go out in lanes: each channel by itself, several at a time, codes and resets before all else.

alter table outbox
  -- 0 before 1: codes and resets, then what is told about orders.
  add column priority smallint not null default 1,
  -- Not handed out before: a sender has it until then, or its pause lasts. `due_at` stays what it was written as.
  add column retry_at timestamptz not null default '-infinity',
  -- Of the sender that has it; whoever lost it to another marks nothing.
  add column claim_token text,
  -- From then on sending it would help nobody; null is a day after it was due.
  add column expires_at timestamptz;

drop index outbox_due;
create index outbox_ready on outbox (channel, priority, greatest(due_at, retry_at))
  where sent_at is null and failed_at is null;

-- As before, for processes of the release before: the pause is capped before it is computed, and what a sender of
-- this release has is left to it.
create or replace function outbox_claim(p_now timestamptz, p_limit integer)
  returns table (id text, channel text, recipient text, subject text, text text, attempts integer, created_at timestamptz)
  language sql security definer set search_path = public, pg_temp
  as $$
    update outbox m
       set attempts = m.attempts + 1, claim_token = null,
           retry_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(m.attempts, 7)))
     where m.id in (
       select o.id from outbox o where o.sent_at is null and o.failed_at is null
          and greatest(o.due_at, o.retry_at) <= now()
        order by o.priority, o.due_at limit p_limit for update skip locked)
    returning m.id, m.channel, m.recipient, m.subject, m.text, m.attempts, m.created_at
  $$;

-- One turn of a lane: notes what went out, and hands out what is due, all by the database's clock. `p_free` messages at
-- most; the last `p_reserved` places are for those of priority 0. Each is its sender's until its lease ends.
create function outbox_turn(p_channel text, p_sent_ids text[], p_sent_tokens text[], p_free integer, p_reserved integer,
    p_token text, p_lease_millis integer)
  returns table (id text, priority smallint, recipient text, subject text, text text, attempts integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := clock_timestamp();
  v_left integer := p_free;
  v_found integer;
begin
  if cardinality(p_sent_ids) > 0 then
    update outbox m set sent_at = v_now, last_error = null, claim_token = null
      from unnest(p_sent_ids, p_sent_tokens) as s(id, token)
     where m.id = s.id and m.claim_token = s.token;
  end if;
  for v_priority in 0..1 loop
    if v_priority > 0 then v_left := v_left - p_reserved; end if;
    exit when v_left <= 0;
    return query
      update outbox m
         set attempts = m.attempts + 1, claim_token = p_token,
             retry_at = v_now + p_lease_millis * interval '1 millisecond'
       where m.id in (
         select o.id from outbox o
          where o.channel = p_channel and o.priority = v_priority and o.sent_at is null and o.failed_at is null
            and greatest(o.due_at, o.retry_at) <= v_now
            and coalesce(o.expires_at, o.due_at + interval '1 day') > v_now
          order by greatest(o.due_at, o.retry_at) limit v_left for update skip locked)
      returning m.id::text, m.priority, m.recipient, m.subject, m.text, m.attempts;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
  end loop;
end $$;
call own_function('outbox_turn(text, text[], text[], integer, integer, text, integer)');

-- Notes that a message did not go out: it is handed out again after its pause, or never where `p_final` says so.
create function outbox_failed(p_id text, p_token text, p_reason text, p_final boolean, p_pause_millis integer)
  returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update outbox m set last_error = p_reason, claim_token = null,
        retry_at = clock_timestamp() + p_pause_millis * interval '1 millisecond',
        failed_at = case when p_final then clock_timestamp() end
      where m.id = p_id and m.claim_token = p_token and m.sent_at is null
  $$;
call own_function('outbox_failed(text, text, text, boolean, integer)');

-- Ends what nobody sent in time, whether its carrier failed or there is none.
create function outbox_expire(p_limit integer) returns table (channel text, count integer)
  language sql security definer set search_path = public, pg_temp
  as $$
    with ended as (
      update outbox m set failed_at = clock_timestamp(), claim_token = null,
          last_error = coalesce(m.last_error, 'Nobody took it in time')
       where m.id in (
         select o.id from outbox o
          where o.sent_at is null and o.failed_at is null
            and coalesce(o.expires_at, o.due_at + interval '1 day') <= clock_timestamp()
            and (o.claim_token is null or o.retry_at <= clock_timestamp())
          limit p_limit for update skip locked)
      returning m.channel)
    select e.channel::text, count(*)::integer from ended e group by e.channel
  $$;
call own_function('outbox_expire(integer)');
