-- Names what waits for somebody to do it now: jobs, and channels of the outbox among `p_channels`. It may name what its list
-- then leaves out, never the other way round. Each is the first entry of an index, so that one question stands for all; asked
-- to take one, as where many rows are open a plan would read them in any order until one is due.
create or replace function work_due(p_now timestamptz, p_scheduled text, p_channels text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  as $$
    select 'expire-orders' where exists (
      select from orders o where is_unanswered(o.status) and o.answer_by <= p_now)
    union all
    select 'settle-orders' where exists (select from orders o where o.settle_at <= p_now)
    union all
    select 'settle-changes' where exists (
      select from order_line_changes c where c.answered_at is null and c.answer_by <= p_now)
    union all
    select 'show-stock' where exists (select from stock_crossings)
    union all
    select 'apply-prices' where exists (
      select from price_updates u where u.status = p_scheduled and u.effective_at <= p_now)
    union all
    select 'publish-menus' where exists (select from menu_drafts d where d.publish_at <= p_now)
    union all
    select 'push-orders' where exists (select from push_devices) and exists (
      select from orders o where is_unanswered(o.status) and o.answer_by > p_now)
    union all
    select 'send-resets' where exists (select from password_reset_requests)
    union all
    select 'outbox ' || c.channel
      from unnest(p_channels) as c(channel)
     where exists (
       select from (values (0), (1)) as p(priority), lateral (
         select from outbox o
          where o.channel = c.channel and o.priority = p.priority and o.sent_at is null and o.failed_at is null
            and greatest(o.due_at, o.retry_at) <= statement_timestamp()
            and (o.expires_at is null or o.expires_at > statement_timestamp())
          order by greatest(o.due_at, o.retry_at) limit 1) due)
  $$;
call own_function('work_due');
