-- Everything that an order by phone is decided on, with the loads of the slots from `p_slots_from` on. An order that was
-- entered with the key stands for itself.
create or replace function phone_order_context(p_organization text, p_shop text, p_location text, p_phone text,
    p_entered_by text, p_key text, p_slots_from timestamptz)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_stored json;
  v_caller json;
begin
  select json_build_object('bodyHash', p.body_hash, 'id', p.order_id, 'number', spoken_number(n.prefix, n.n)) into v_stored
    from phone_orders p
    join order_numbers n on n.organization_id = p.organization_id and n.order_id = p.order_id
   where p.organization_id = p_organization and p.entered_by = p_entered_by and p.key = p_key;
  if v_stored is null then v_caller := caller_find(p_organization, p_shop, p_phone); end if;
  return json_build_object(
    'stored', v_stored,
    'caller', v_caller,
    'pricingState', case when v_stored is null then
      location_pricing_state(p_organization, p_shop, p_location, v_caller ->> 'userId', p_slots_from) end);
end $$;
call own_function('phone_order_context');
