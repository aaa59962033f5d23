-- Tells an answer that can no longer be undone, and releases what the order held where it is lost (`p_lost`). One order to a transaction: what
-- it holds is shared with others. Once, however many processes ask: false when that is done already, or another process is doing it.
create or replace function answer_settle(p_organization text, p_order text, p_lost text[], p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_order orders;
begin
  select * into v_order from orders o
    where o.organization_id = p_organization and o.id = p_order and o.settle_at <= p_now for update skip locked;
  if not found then return false; end if;
  update orders o set settle_at = null,
      holds = case when o.status = any (p_lost) and o.holds = 'held' then 'released' else o.holds end
    where o.organization_id = p_organization and o.id = p_order;
  if v_order.status = any (p_lost) and v_order.holds = 'held' then
    perform end_holds(v_order, false, p_now);
    perform move_stock(v_order, 1);
  end if;
  perform pg_notify('diner_events', p_organization || ':0');
  return true;
end $$;
call own_function('answer_settle');
