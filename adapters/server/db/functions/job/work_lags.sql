-- One row for each channel and priority with messages that are due: how many, and for how many seconds the oldest has
-- waited, pauses included. One row for each job: seconds since it was done, and since when something is due.
create or replace function work_lags()
  returns table (kind text, name text, priority smallint, waiting integer, seconds double precision, idle double precision)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select 'outbox', o.channel::text, o.priority, count(*)::integer,
           extract(epoch from clock_timestamp() - min(o.due_at))::double precision, 0::double precision
      from outbox o
     where o.sent_at is null and o.failed_at is null and o.due_at <= clock_timestamp()
     group by o.channel, o.priority
    union all
    select 'job', l.name, null, null,
           coalesce(extract(epoch from clock_timestamp() - case l.name
             when 'expire-orders' then (select min(o.answer_by) from orders o where is_unanswered(o.status))
             when 'settle-changes' then (select min(c.answer_by) from order_line_changes c where c.answered_at is null)
             when 'settle-orders' then (select min(o.settle_at) from orders o) end), 0)::double precision,
           extract(epoch from clock_timestamp() - l.done_at)::double precision
      from job_leases l
  $$;
call own_function('work_lags');
