-- What a user is to one shop, with the points and the counts that limits are compared with.
create or replace function customer_json(c customers) returns json
  language sql stable
  as $$
    select json_build_object(
      'id', c.id, 'userId', c.user_id, 'shopId', c.shop_id, 'visitorId', c.visitor_id,
      'availableRewardPoints', coalesce((
        select b.balance from balances b where b.organization_id = c.organization_id and b.customer_id = c.id), 0),
      'pendingOrdersCount', c.pending_orders_count, 'fulfilledOrdersCount', c.fulfilled_orders_count,
      'pendingAppOrdersCount', c.pending_app_orders_count, 'fulfilledAppOrdersCount', c.fulfilled_app_orders_count,
      'couponRedemptionsCounts', coalesce((
        select json_object_agg(p.promotion_id, p.held + p.used) from customer_promotions p
         where p.organization_id = c.organization_id and p.customer_id = c.id and p.held + p.used > 0), '{}'))
  $$;
