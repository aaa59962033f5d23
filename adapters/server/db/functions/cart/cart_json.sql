-- A cart as the server keeps it in memory.
create or replace function cart_json(c carts) returns json
  language sql stable
  as $$
    select json_build_object(
      'id', c.id, 'organizationId', c.organization_id, 'shopId', c.shop_id, 'locationId', c.location_id,
      'revision', c.revision, 'updatedAt', instant(c.updated_at), 'items', c.items, 'unitPrices', c.unit_prices,
      'presentedTotal', c.presented_total::text, 'fromMobileApp', c.from_mobile_app, 'orderedAs', c.ordered_as,
      'userId', c.user_id)
  $$;
