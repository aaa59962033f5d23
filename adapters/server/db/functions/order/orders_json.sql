-- Orders of an organization as they are answered, with what only the server needs in `own`. A query that reads from it has
-- its text in place: many orders cost a third less than with a call for each.
create or replace function orders_json(p_organization text, p_ids text[]) returns table (id text, found json)
  language sql stable
  as $$
    select o.id, json_build_object(
      'id', o.id,
      'number', (select spoken_number(n.prefix, n.n) from order_numbers n
                  where n.organization_id = o.organization_id and n.order_id = o.id),
      'shopId', o.shop_id,
      'location', json_build_object('id', o.location_id, 'name', o.location_name, 'address', o.location_address,
        'phone', o.location_phone),
      'source', o.source, 'isTest', o.is_test, 'status', o.status, 'version', o.version, 'fulfillmentMethod', o.fulfillment_method,
      'placedAt', instant(o.placed_at), 'requestedFor', instant(o.requested_for), 'answerBy', instant(o.answer_by),
      'promise', o.promise, 'promisedAt', instant(o.promised_at),
      'contact', json_build_object('firstName', o.contact_first_name, 'lastName', o.contact_last_name,
        'phone', o.contact_phone),
      'deliveryAddress', o.delivery_address,
      'lines', (
        select coalesce(json_agg(json_build_object(
            'itemId', l.item_id, 'productId', l.product_id, 'name', l.name, 'qty', l.qty, 'modifiers', l.modifiers,
            'unitPrice', money_json(l.unit_price, o.currency), 'linePrice', money_json(l.line_price, o.currency),
            'pointsUsed', l.points_used, 'pointsPaid', money_json(l.points_paid, o.currency),
            'discount', money_json(l.discount, o.currency), 'promotionId', l.promotion_id,
            'total', money_json(l.total, o.currency), 'vatRate', l.vat_rate::text, 'notes', l.notes, 'trace', l.trace)
            order by l.position), '[]')
          from order_lines l where l.organization_id = o.organization_id and l.order_id = o.id),
      'subtotal', money_json(o.subtotal, o.currency), 'discounts', o.discounts, 'pointsUsed', o.points_used,
      'pointsPaid', money_json(o.points_paid, o.currency), 'deliveryFee', money_json(o.delivery_fee, o.currency),
      'tip', money_json(o.tip, o.currency), 'total', money_json(o.total, o.currency), 'vat', o.vat,
      'pointsEarned', o.points_earned,
      'payment', json_build_object('method', o.payment_method, 'status', o.payment_status,
        'cashChangeFor', money_json(o.cash_change_for, o.currency),
        'refunded', (
          select money_json(f.refunded, o.currency) from order_refunds f
           where f.organization_id = o.organization_id and f.order_id = o.id)),
      'complaints', (
        select coalesce(json_agg(json_build_object('problem', c.problem, 'itemIds', c.item_ids, 'text', c.text, 'at', instant(c.at),
            'resolution', case when c.resolved_at is not null then json_build_object('type', c.resolution, 'text', c.answer,
              'itemIds', c.refunded_item_ids, 'amount', money_json(c.refund, o.currency), 'points', c.points,
              'at', instant(c.resolved_at)) end) order by c.n), '[]')
          from order_complaints c where c.organization_id = o.organization_id and c.order_id = o.id),
      'lineChanges', (
        select coalesce(json_agg(json_build_object('lines', c.lines, 'note', c.note, 'at', instant(c.at),
            'answerBy', instant(c.answer_by), 'totalBefore', money_json(c.total_before, o.currency),
            'total', money_json(c.total, o.currency), 'outcome', c.outcome, 'answeredAt', instant(c.answered_at)) order by c.n), '[]')
          from order_line_changes c where c.organization_id = o.organization_id and c.order_id = o.id),
      'ifMissing', o.if_missing,
      'cutlery', o.cutlery, 'kitchenNote', o.kitchen_note, 'companyInvoice', o.company_invoice,
      'timeline', (
        select coalesce(json_agg(json_build_object('number', e.number, 'event', e.type, 'at', instant(e.at),
            'actor', e.actor, 'reason', e.reason, 'text', e.text, 'minutes', e.minutes) order by e.number), '[]')
          from events e where e.organization_id = o.organization_id and e.order_id = o.id),
      'own', json_build_object(
        'organizationId', o.organization_id, 'userId', o.user_id, 'zoneId', o.zone_id, 'cartId', o.cart_id, 'email', o.email, 'locale', o.locale,
        'shopLocale', (select s.locale from shops s where s.organization_id = o.organization_id and s.id = o.shop_id),
        'acceptedVersions', json_build_object('terms', o.terms_version, 'privacy', o.privacy_version),
        'lineNames', (
          select coalesce(json_agg(l.names order by l.position), '[]') from order_lines l
           where l.organization_id = o.organization_id and l.order_id = o.id),
        'changeNames', (
          select coalesce(json_agg(c.names order by c.n), '[]') from order_line_changes c
           where c.organization_id = o.organization_id and c.order_id = o.id),
        'customer', (
          select json_build_object('id', c.id, 'ordersCount', c.pending_orders_count + c.fulfilled_orders_count,
                                   'isBlocked', c.blocked_at is not null)
            from customers c where c.organization_id = o.organization_id and c.id = o.customer_id),
        'courier', (
          select json_build_object('employeeId', r.employee_id, 'name', r.courier_name, 'phone', r.courier_phone)
            from order_runs r where r.organization_id = o.organization_id and r.order_id = o.id),
        'lastMoverId', (
          select e.actor_id from events e where e.organization_id = o.organization_id and e.order_id = o.id
           order by e.number desc limit 1)))
      from orders o where o.organization_id = p_organization and o.id = any (p_ids)
  $$;
