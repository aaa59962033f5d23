-- Versions of a location, the customer's standing there, what its promotions, and its slots from `p_slots_from` on, have
-- taken on, and how many pieces are left of the products that count them.
create or replace function location_pricing_state(p_organization text, p_shop text, p_location text, p_user text,
    p_slots_from timestamptz)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_shop shops;
  v_customer customers;
  v_version integer;
begin
  select * into v_shop from shops s where s.organization_id = p_organization and s.id = p_shop;
  if not found then return null; end if;
  select l.version into v_version from locations l
    where l.organization_id = p_organization and l.shop_id = p_shop and l.id = p_location;
  if p_user is not null then
    select * into v_customer from customers c
      where c.organization_id = p_organization and c.shop_id = p_shop and c.user_id = p_user;
  end if;
  return json_build_object(
    'organizationId', p_organization, 'shopId', p_shop, 'shopVersion', v_shop.version,
    'menuVersion', v_shop.menu_version, 'locationId', p_location, 'locationVersion', v_version,
    'customer', case when v_customer.id is not null then customer_json(v_customer) end,
    'isBlocked', v_customer.blocked_at is not null,
    'exhaustedPromotionIds', coalesce((
      select json_agg(p.promotion_id) from promotion_counters p
       where p.organization_id = p_organization and is_used_up(p)), '[]'),
    'slotLoads', coalesce((
      select json_agg(json_build_object('start', instant(l.slot_start), 'orders', l.orders, 'value', l.value::text))
        from slot_loads l
       where l.organization_id = p_organization and l.location_id = p_location
         -- A range with one end alone is taken for a third of all, and read without the index.
         and l.slot_start >= p_slots_from and l.slot_start < 'infinity'), '[]'),
    'stock', coalesce((
      select json_object_agg(s.product_id, s.count) from product_stock s
       where s.organization_id = p_organization and s.location_id = p_location), '{}'));
end $$;
call own_function('location_pricing_state');
