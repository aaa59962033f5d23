-- Everything that placing an order is decided on, with the loads of the slots from `p_slots_from` on. A stored answer
-- stands for itself.
create or replace function placing_context(p_session text, p_cart text, p_location text, p_key text, p_slots_from timestamptz,
    p_now timestamptz)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_session json;
  v_user text;
  v_cart carts;
  v_stored json;
begin
  v_session := session_find(p_session, p_now);
  v_user := v_session ->> 'userId';
  if v_user is null then
    return json_build_object('user', null, 'stored', null, 'cart', null, 'pricingState', null);
  end if;
  select * into v_cart from carts c where c.id = p_cart and c.user_id = v_user limit 1;
  if v_cart.id is not null and p_key is not null then
    select json_build_object('bodyHash', k.body_hash, 'status', k.status, 'orderId', k.order_id,
        'answer', fill_response(k.answer, k.order_id, spoken_number(n.prefix, n.n), e.number))
      into v_stored
      from idempotency_keys k
      join order_numbers n on n.organization_id = k.organization_id and n.order_id = k.order_id
      join events e on e.organization_id = k.organization_id and e.order_id = k.order_id and e.version = 1
     where k.organization_id = v_cart.organization_id and k.user_id = v_user and k.key = p_key;
  end if;
  return json_build_object(
    'user', v_session,
    'stored', v_stored,
    'cart', case when v_cart.id is not null then cart_json(v_cart) end,
    'pricingState', case when v_cart.id is not null and v_stored is null then
      location_pricing_state(v_cart.organization_id, v_cart.shop_id, p_location, v_user, p_slots_from) end);
end $$;
call own_function('placing_context');
