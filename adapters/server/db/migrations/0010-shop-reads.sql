-- Whole shops as the server keeps them in memory, each read in one snapshot with the version that names it.

create function menu_json(p_organization text, p_shop text, p_locale text, p_now timestamptz) returns json
  language sql stable
  as $$
    select json_build_object(
      'version', s.menu_version::text,
      'categories', coalesce((
        select json_agg(json_build_object('id', c.id, 'order', c.position,
            'name', coalesce(c.translations -> p_locale ->> 'name', c.name)) order by c.position, c.id)
          from categories c where c.organization_id = s.organization_id and c.shop_id = s.id), '[]'),
      'products', coalesce((
        select json_agg(json_build_object(
            'id', p.id, 'slug', p.slug, 'order', p.position, 'categoryId', p.category_id,
            'name', coalesce(p.translations -> p_locale ->> 'name', p.name),
            'description', coalesce(p.translations -> p_locale ->> 'description', p.description),
            'picture', case when p.picture is not null then json_build_object(
              'url', p.picture ->> 'url', 'width', p.picture -> 'width', 'height', p.picture -> 'height',
              'alt', coalesce(p.translations -> p_locale ->> 'alt', p.picture ->> 'alt')) end,
            'modifierGroupsIds', coalesce((
              select json_agg(g.group_id order by g.position, g.group_id) from product_modifier_groups g
               where g.organization_id = p.organization_id and g.product_id = p.id), '[]'),
            'redeemableByPoints', p.redeemable_by_points and s.points_enabled, 'redeemableFor', p.redeemable_for,
            'priceByLocation', coalesce((
              select json_object_agg(r.location_id, money_json(r.price, s.currency)) from product_prices r
               where r.organization_id = p.organization_id and r.product_id = p.id), '{}'),
            'currency', s.currency,
            'disabledUntilByLocation', coalesce((
              select json_object_agg(a.location_id, disabled_text(a.disabled_until)) from product_availability a
               where a.organization_id = p.organization_id and a.product_id = p.id), '{}'),
            'availableFor', p.available_for, 'vatRate', p.vat_rate::text, 'allergens', p.allergens, 'diets', p.diets,
            'weight', p.weight, 'nutrition', p.nutrition) order by p.position, p.id)
          from products p
         where p.organization_id = s.organization_id and p.shop_id = s.id and p.archived_at is null), '[]'),
      'modifierGroups', coalesce((
        select json_agg(json_build_object(
            'id', g.id, 'order', g.position, 'name', coalesce(g.translations -> p_locale ->> 'name', g.name),
            'singleChoice', g.single_choice, 'minChoices', g.min_choices, 'maxChoices', g.max_choices,
            'modifiers', coalesce((
              select json_agg(json_build_object(
                  'id', m.id, 'name', coalesce(m.translations -> p_locale ->> 'name', m.name), 'order', m.position,
                  'priceByLocation', coalesce((
                    select json_object_agg(r.location_id, money_json(r.price, s.currency)) from modifier_prices r
                     where r.organization_id = m.organization_id and r.modifier_id = m.id), '{}'),
                  'disabledUntilByLocation', coalesce((
                    select json_object_agg(a.location_id, disabled_text(a.disabled_until)) from modifier_availability a
                     where a.organization_id = m.organization_id and a.modifier_id = m.id), '{}'))
                  order by m.position, m.id)
                from modifiers m
               where m.organization_id = g.organization_id and m.group_id = g.id and m.archived_at is null), '[]'))
            order by g.position, g.id)
          from modifier_groups g where g.organization_id = s.organization_id and g.shop_id = s.id), '[]'),
      -- What sold best in 30 days, then what the shop puts forward.
      'popularProductIds', coalesce((
        select json_agg(b.id order by b.sold desc, b.featured desc, b.position, b.id) from (
          select p.id, p.featured, p.position, coalesce(x.sold, 0) as sold
            from products p
            left join (
              select l.product_id, sum(l.qty) as sold
                from orders o join order_lines l on l.organization_id = o.organization_id and l.order_id = o.id
               where o.organization_id = s.organization_id and o.shop_id = s.id
                 and o.placed_at > p_now - interval '30 days' and o.status not in ('rejected', 'cancelled')
               group by l.product_id) x on x.product_id = p.id
           where p.organization_id = s.organization_id and p.shop_id = s.id and p.archived_at is null
             and (p.featured or x.sold > 0)
           order by coalesce(x.sold, 0) desc, p.featured desc, p.position, p.id
           limit 10) b), '[]'),
      'orderAgainProductIds', '[]'::json)
      from shops s where s.organization_id = p_organization and s.id = p_shop
  $$;

create function location_json(l locations, of_currency text) returns json
  language sql stable
  as $$
    select json_build_object(
      'id', l.id, 'version', l.version, 'slug', l.slug, 'name', l.name, 'address', l.address,
      'coordinates', json_build_object('latitude', l.latitude, 'longitude', l.longitude), 'phone', l.phone,
      'supportedFulfillmentMethods', l.supported_fulfillment_methods,
      'openingHours', l.opening_hours, 'exceptions', l.exceptions,
      'preparationMinutes', json_build_object('pickup', l.pickup_minutes, 'delivery', l.delivery_minutes),
      'minimumOrder', money_json(l.minimum_order, of_currency), 'paymentMethods', l.payment_methods,
      'orderingState', json_build_object('mode', l.ordering_mode, 'extraMinutes', l.ordering_extra_minutes,
        'scope', l.ordering_scope, 'until', instant(l.ordering_until), 'reason', l.ordering_reason,
        'setBy', l.ordering_set_by, 'setAt', instant(l.ordering_set_at)),
      'capacity', json_build_object('orders', l.slot_orders, 'value', money_json(l.slot_value, of_currency)),
      'deliveryVatRate', l.delivery_vat_rate::text, 'autoAccept', l.auto_accept, 'defaultZoneId', l.default_zone_id,
      'zones', coalesce((
        select json_agg(json_build_object('id', z.id, 'name', z.name, 'polygon', z.polygon,
            'feeRules', (
              select coalesce(json_agg(json_build_object(
                  'minSubtotal', money_json((r ->> 'min_subtotal')::numeric, of_currency),
                  'fee', money_json((r ->> 'fee')::numeric, of_currency))), '[]')
                from jsonb_array_elements(z.fee_rules) r),
            'minimumOrder', money_json(z.minimum_order, of_currency), 'extraMinutes', z.extra_minutes) order by z.id)
          from zones z where z.organization_id = l.organization_id and z.location_id = l.id and z.active), '[]'))
  $$;

create function promotion_json(p promotions) returns json
  language sql stable
  as $$
    select json_build_object(
      'id', p.id, 'name', p.name, 'code', p.code, 'automatic', p.automatic,
      'discount', json_build_object('value',
        case when scale(trim_scale(p.discount_value)) < 2 then round(p.discount_value, 2) else trim_scale(p.discount_value) end::text),
      'appliesToModifiers', p.applies_to_modifiers, 'limitedToLocationIds', p.limited_to_location_ids,
      'limitedToProductIds', p.limited_to_product_ids, 'limitedToMobileApp', p.limited_to_mobile_app,
      'usageLimitPerCustomer', case when p.times_per_customer is not null then json_build_object(
        'type', 'count', 'times', p.times_per_customer,
        'options', json_build_object('validForFirstOrdersOnly', p.first_orders_only)) end,
      'validFrom', instant(p.valid_from), 'validUntil', instant(p.valid_until), 'weekdayHours', p.weekday_hours)
  $$;

create function shop_sheet(p_shop text, p_now timestamptz) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_shop shops;
begin
  select s.* into v_shop from directory d
    join shops s on s.organization_id = d.organization_id and s.id = d.shop_id
    where d.key = 'shop:' || p_shop;
  if not found then return null; end if;
  return json_build_object(
    'organizationId', v_shop.organization_id, 'shopId', v_shop.id, 'version', v_shop.version,
    'menuVersion', v_shop.menu_version, 'pointsPerUnit', trim_scale(v_shop.points_per_unit)::text,
    'shop', json_build_object(
      'id', v_shop.id, 'slug', v_shop.slug, 'name', v_shop.name, 'customDomain', v_shop.custom_domain,
      'timezone', v_shop.timezone, 'currency', v_shop.currency, 'locale', v_shop.locale, 'colors', v_shop.colors,
      'features', json_build_object('coupons', v_shop.coupons_enabled, 'points', v_shop.points_enabled),
      'facebookPixelId', v_shop.facebook_pixel_id, 'googleMeasurementId', v_shop.google_measurement_id,
      'organization', (
        select json_build_object('id', o.id, 'name', o.name, 'legalName', o.legal_name, 'taxId', o.tax_id,
            'address', o.address, 'email', o.email, 'phone', o.phone)
          from organizations o where o.id = v_shop.organization_id)),
    'locations', coalesce((
      select json_agg(location_json(l, v_shop.currency) order by l.position, l.id) from locations l
       where l.organization_id = v_shop.organization_id and l.shop_id = v_shop.id), '[]'),
    'promotions', coalesce((
      select json_agg(promotion_json(p) order by p.id) from promotions p
       where p.organization_id = v_shop.organization_id and p.shop_id = v_shop.id and p.archived_at is null), '[]'),
    'menus', json_build_object(
      'ro', menu_json(v_shop.organization_id, v_shop.id, 'ro', p_now),
      'en', menu_json(v_shop.organization_id, v_shop.id, 'en', p_now)));
end $$;
call own_function('shop_sheet(text, timestamptz)');

-- What a customer ordered lately at a shop, the latest first.
create function order_again(p_user text, p_shop text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select coalesce(json_agg(a.product_id order by a.last desc, a.product_id), '[]') from (
      select l.product_id, max(o.placed_at) as last
        from directory d
        join customers c on c.organization_id = d.organization_id and c.shop_id = d.shop_id and c.user_id = p_user
        join orders o on o.organization_id = c.organization_id and o.customer_id = c.id and o.status = 'fulfilled'
        join order_lines l on l.organization_id = o.organization_id and l.order_id = o.id
        join products p on p.organization_id = l.organization_id and p.id = l.product_id and p.archived_at is null
       where d.key = 'shop:' || p_shop
       group by l.product_id order by max(o.placed_at) desc, l.product_id limit 10) a);
end $$;
call own_function('order_again(text, text)');

-- Everything about a signed-in person, across shops and organizations.
create function user_json(p_user text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select json_build_object(
      'id', u.id, 'username', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
      'phone', u.phone, 'phoneVerifiedAt', instant(u.phone_verified_at), 'locale', u.locale, 'isAdmin', u.is_admin,
      'defaultFulfillmentMethod', u.default_fulfillment_method, 'defaultDeliveryAddress', u.default_delivery_address,
      'deliveryAddresses', u.delivery_addresses,
      'customers', coalesce((
        select json_agg(customer_json(c) order by c.id) from customers c where c.user_id = u.id), '[]'),
      'employees', coalesce((
        select json_agg(json_build_object('id', e.id, 'role', e.role, 'locationIds', e.location_ids,
            'organization', json_build_object('id', o.id, 'name', o.name,
              'shopIds', coalesce((
                select json_agg(s.id order by s.slug) from shops s where s.organization_id = o.id), '[]')))
            order by o.name, e.id)
          from employees e join organizations o on o.id = e.organization_id where e.user_id = u.id), '[]'))
      from users u where u.id = p_user);
end $$;
call own_function('user_json(text)');
