-- One turn of a lane: notes what went out, and hands out what is due, all by the database's clock. `p_free` messages at
-- most; the last `p_reserved` places are for those of priority 0. Each is its sender's until its lease ends. They are
-- chosen once, in an array: a plan may run a subquery of `in` for each row again, and would then claim beyond the limit.
create or replace function outbox_turn(p_channel text, p_sent_ids text[], p_sent_tokens text[], p_free integer, p_reserved integer,
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
       where m.id = any (array(
         select o.id from outbox o
          where o.channel = p_channel and o.priority = v_priority and o.sent_at is null and o.failed_at is null
            and greatest(o.due_at, o.retry_at) <= v_now
            and (o.expires_at is null or o.expires_at > v_now)
          order by greatest(o.due_at, o.retry_at) limit v_left for update skip locked))
      returning m.id::text, m.priority, m.recipient, m.subject, m.text, m.attempts;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
  end loop;
end $$;
call own_function('outbox_turn');
