-- A cart with what its prices depend on, in one round trip and one snapshot, without locks. A cart is found by its own id
-- and its owner; anybody else's does not exist. Of the user only what prices, promises and orders depend on; of
-- the slots what those from `p_slots_from` on have taken on.
create or replace function cart_pricing_context(p_session text, p_guest text, p_cart text, p_shop text, p_location text,
    p_slots_from timestamptz, p_now timestamptz)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off as $$
declare
  v_user users;
  v_cart carts;
  v_taken boolean := false;
  v_organization text;
begin
  if p_session is not null then
    select u.* into v_user from sessions s join users u on u.id = s.user_id
      where s.token_hash = p_session and s.expires_at > p_now;
  end if;
  select * into v_cart from carts c
    where c.id = p_cart and (c.user_id = v_user.id or c.guest_hash = p_guest)
    order by (c.shop_id = p_shop) desc limit 1;
  if not found then
    v_taken := exists (select from carts c where c.id = p_cart);
  end if;
  v_organization := v_cart.organization_id;
  if v_organization is null or (p_shop is not null and p_shop <> v_cart.shop_id) then
    select d.organization_id into v_organization from directory d where d.key = 'shop:' || p_shop;
  end if;
  return json_build_object(
    'user', case when v_user.id is not null then json_build_object('userId', v_user.id, 'email', v_user.email,
      'phone', v_user.phone, 'phoneVerifiedAt', instant(v_user.phone_verified_at)) end,
    'cart', case when v_cart.id is not null then cart_json(v_cart) end,
    'taken', v_taken,
    'pricingState', case when v_organization is not null then location_pricing_state(v_organization, coalesce(p_shop, v_cart.shop_id),
      coalesce(p_location, v_cart.location_id), v_user.id, p_slots_from) end);
end $$;
call own_function('cart_pricing_context');
