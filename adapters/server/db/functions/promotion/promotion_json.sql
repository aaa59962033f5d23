-- A promotion as the server keeps it in memory.
create or replace function promotion_json(p promotions) returns json
  language sql stable
  as $$
    select (p.limits || jsonb_build_object(
      'id', p.id, 'name', p.name, 'code', p.code, 'automatic', p.automatic,
      'discount', jsonb_build_object('value',
        case when scale(trim_scale(p.discount_value)) < 2 then round(p.discount_value, 2) else trim_scale(p.discount_value) end::text),
      'appliesToModifiers', p.applies_to_modifiers, 'limitedToLocationIds', p.limited_to_location_ids,
      'limitedToProductIds', p.limited_to_product_ids, 'limitedToMobileApp', p.limited_to_mobile_app,
      'usageLimitPerCustomer', case when p.times_per_customer is not null then jsonb_build_object(
        'type', 'count', 'times', p.times_per_customer,
        'options', jsonb_build_object('validForFirstOrdersOnly', p.first_orders_only)) end,
      'validFrom', instant(p.valid_from), 'validUntil', instant(p.valid_until), 'weekdayHours', p.weekday_hours))::json
  $$;
