-- Gives the run of an order in one of the statuses a new link, sends it and leaves an audit row; the link before is void. False where nobody
-- brings the order, or the order is elsewhere.
create or replace function renew_run_link(p_organization text, p_order text, p_hash text, p_message json, p_audit json,
    p_statuses text[], p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from orders o
    where o.organization_id = p_organization and o.id = p_order and o.status = any (p_statuses) for no key update;
  if not found then return false; end if;
  if not link_run(p_organization, p_order, json_build_object('token_hash', p_hash, 'message', p_message)) then
    return false;
  end if;
  insert into audit_log (organization_id, id, actor_id, action, subject, detail, at)
    values (p_organization, p_audit ->> 'id', p_audit ->> 'actor_id', 'order.courier_link', p_order, '{}', p_now);
  return true;
end $$;
call own_function('renew_run_link');
