-- Gives a run another link, `p_link` with the hash of its token and the message that brings it, and sends it to the
-- courier; the link and the PIN before are void. False where nobody brings the order.
create or replace function link_run(p_organization text, p_order text, p_link json) returns boolean
  language plpgsql as $$
declare
  v_phone text;
begin
  update order_runs r set token_hash = p_link ->> 'token_hash', pin_hash = null, lookup_hash = null
    where r.organization_id = p_organization and r.order_id = p_order returning r.courier_phone into v_phone;
  if not found then return false; end if;
  perform send_run_link(p_organization, p_order, (p_link -> 'message')::jsonb, v_phone);
  return true;
end $$;
call internal_function('link_run');
