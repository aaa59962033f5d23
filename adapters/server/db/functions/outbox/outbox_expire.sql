-- Ends what nobody sent in time, whether its carrier failed or there is none.
create or replace function outbox_expire(p_limit integer) returns table (channel text, count integer)
  language sql security definer set search_path = public, pg_temp
  as $$
    with ended as (
      update outbox m set failed_at = clock_timestamp(), claim_token = null,
          last_error = coalesce(m.last_error, 'Nobody took it in time')
       where m.id = any (array(
         select o.id from outbox o
          where o.sent_at is null and o.failed_at is null
            and o.expires_at <= clock_timestamp()
            and (o.claim_token is null or o.retry_at <= clock_timestamp())
          limit p_limit for update skip locked))
      returning m.channel)
    select e.channel::text, count(*)::integer from ended e group by e.channel
  $$;
call own_function('outbox_expire');
