-- A location as the server keeps it in memory.
create or replace function location_json(l locations, of_currency text) returns json
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
        'scope', l.ordering_scope, 'until', instant(l.ordering_until), 'pinned', l.ordering_pinned,
        'reason', l.ordering_reason, 'setBy', l.ordering_set_by, 'setAt', instant(l.ordering_set_at)),
      'capacity', json_build_object('orders', l.slot_orders, 'value', money_json(l.slot_value, of_currency)),
      'deliveryVatRate', l.delivery_vat_rate::text, 'autoAccept', l.auto_accept, 'defaultZoneId', l.default_zone_id,
      'zones', coalesce((
        select json_agg(json_build_object('id', z.id, 'name', z.name, 'polygon', z.polygon,
            'feeRules', (
              select coalesce(json_agg(json_build_object(
                  'minSubtotal', money_json((r ->> 'min_subtotal')::numeric, of_currency),
                  'fee', money_json((r ->> 'fee')::numeric, of_currency))), '[]')
                from jsonb_array_elements(z.fee_rules) r),
            'minimumOrder', money_json(z.minimum_order, of_currency), 'travelMinutes', z.extra_minutes) order by z.id)
          from zones z where z.organization_id = l.organization_id and z.location_id = l.id and z.active), '[]'))
  $$;
