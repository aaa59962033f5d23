-- What an order or a cart is decided on, read in one round trip and one snapshot, without locks.

create function cart_json(c carts) returns json
  language sql stable
  as $$
    select json_build_object(
      'id', c.id, 'organizationId', c.organization_id, 'shopId', c.shop_id, 'locationId', c.location_id,
      'revision', c.revision, 'updatedAt', instant(c.updated_at), 'items', c.items, 'unitPrices', c.unit_prices,
      'presentedTotal', c.presented_total::text, 'fromMobileApp', c.from_mobile_app, 'orderedAs', c.ordered_as,
      'userId', c.user_id)
  $$;

-- Versions of a place, the customer's standing there and what its promotions and slots have taken on.
create function trade_json(p_organization text, p_shop text, p_location text, p_user text, p_now timestamptz) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_shop shops;
  v_version integer;
  v_slug text;
begin
  select * into v_shop from shops s where s.organization_id = p_organization and s.id = p_shop;
  if not found then return null; end if;
  select l.version into v_version from locations l
    where l.organization_id = p_organization and l.shop_id = p_shop and l.id = p_location;
  return json_build_object(
    'organizationId', p_organization, 'shopId', p_shop, 'shopVersion', v_shop.version,
    'menuVersion', v_shop.menu_version, 'locationId', p_location, 'locationVersion', v_version,
    'customer', case when p_user is not null then (select customer_json(c) from customers c
      where c.organization_id = p_organization and c.shop_id = p_shop and c.user_id = p_user) end,
    'exhaustedPromotionIds', coalesce((
      select json_agg(p.promotion_id) from promotion_counters p
       where p.organization_id = p_organization and p.total_limit is not null and p.held + p.used >= p.total_limit), '[]'),
    'slotLoads', coalesce((
      select json_agg(json_build_object('start', instant(l.slot_start), 'orders', l.orders, 'value', l.value::text))
        from slot_loads l
       where l.organization_id = p_organization and l.location_id = p_location
         and l.slot_start > p_now - interval '1 hour'), '[]'));
end $$;
call own_function('trade_json(text, text, text, text, timestamptz)');

-- A cart is found by its own id and its owner; anybody else's does not exist.
create function cart_context(p_session text, p_guest text, p_cart text, p_shop text, p_location text, p_now timestamptz)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_session json;
  v_user text;
  v_cart carts;
  v_taken boolean := false;
  v_organization text;
begin
  if p_session is not null then
    v_session := session_find(p_session, p_now);
    v_user := v_session ->> 'userId';
  end if;
  select * into v_cart from carts c
    where c.id = p_cart and (c.user_id = v_user or c.guest_hash = p_guest)
    order by (c.shop_id = p_shop) desc limit 1;
  if not found then
    v_taken := exists (select from carts c where c.id = p_cart);
  end if;
  v_organization := v_cart.organization_id;
  if v_organization is null or (p_shop is not null and p_shop <> v_cart.shop_id) then
    select d.organization_id into v_organization from directory d where d.key = 'shop:' || p_shop;
  end if;
  return json_build_object(
    'user', v_session,
    'cart', case when v_cart.id is not null then cart_json(v_cart) end,
    'taken', v_taken,
    'trade', case when v_organization is not null then
      trade_json(v_organization, coalesce(p_shop, v_cart.shop_id), coalesce(p_location, v_cart.location_id), v_user, p_now) end);
end $$;
call own_function('cart_context(text, text, text, text, text, timestamptz)');

-- Everything that placing an order is decided on. A stored answer stands for itself.
create function order_context(p_session text, p_cart text, p_location text, p_key text, p_now timestamptz)
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
    return json_build_object('user', null, 'stored', null, 'cart', null, 'trade', null);
  end if;
  select * into v_cart from carts c where c.id = p_cart and c.user_id = v_user limit 1;
  if v_cart.id is not null and p_key is not null then
    select json_build_object('bodyHash', k.body_hash, 'status', k.status, 'orderId', k.order_id,
        'answer', final_answer(k.answer, k.order_id, spoken_number(n.prefix, n.n), e.number))
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
    'trade', case when v_cart.id is not null and v_stored is null then
      trade_json(v_cart.organization_id, v_cart.shop_id, p_location, v_user, p_now) end);
end $$;
call own_function('order_context(text, text, text, text, timestamptz)');

-- Writes a cart at its next revision, for its owner alone. A user's save takes the cart of the own guest over.
create function cart_save(p_cart json, p_guest text)
  returns table (outcome text, cart json)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_new carts := json_populate_record(null::carts, p_cart);
  v_held carts;
begin
  insert into carts as c values (v_new.*)
    on conflict (organization_id, id) do update
      set location_id = excluded.location_id, revision = excluded.revision, items = excluded.items,
          unit_prices = excluded.unit_prices, presented_total = excluded.presented_total,
          from_mobile_app = excluded.from_mobile_app, updated_at = excluded.updated_at,
          user_id = excluded.user_id, guest_hash = excluded.guest_hash
      where c.ordered_as is null and c.revision < excluded.revision and c.shop_id = excluded.shop_id
        and (c.user_id = excluded.user_id or c.guest_hash = p_guest)
    returning * into v_held;
  if found then
    return query select 'saved', cart_json(v_held);
    return;
  end if;
  select * into v_held from carts c where c.organization_id = v_new.organization_id and c.id = v_new.id;
  return query select
    case when v_held.user_id = v_new.user_id or v_held.guest_hash = p_guest
      then case when v_held.ordered_as is not null then 'ordered'
                when v_held.shop_id <> v_new.shop_id then 'shop' else 'stale' end
      else 'foreign' end,
    case when v_held.user_id = v_new.user_id or v_held.guest_hash = p_guest then cart_json(v_held) end;
end $$;
call own_function('cart_save(json, text)');
