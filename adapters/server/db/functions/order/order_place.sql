-- Places an order in one transaction, for the user whom the hash of a token signs in at that moment: what it was decided on
-- may have been read a while before; without a hash (a demo) nobody has to be signed in. Answers 'placed' with the
-- answer's final bytes, or what failed: 'session', 'key' (it exists), 'cart', 'location', 'too_many', 'points',
-- 'coupon' (failed_id says which), 'slot', 'stock' (failed_id is the product), 'customer'. A 'session' is also one whose user
-- has another email by now, or no longer the proved phone that the guards name. The guards name an `actor_id` where
-- somebody else places it for the user.
create or replace function order_place(p_session text, p_order json, p_lines json, p_guards json, p_messages json, p_key text,
    p_hash text, p_answer text)
  returns table (outcome text, failed_id text, number text, event bigint, answer text)
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off as $$
declare
  v_order orders;
  v_guards record;
  v_customer customers;
  v_app integer;
  v_counted integer;
  v_prefix text;
  v_n integer;
  v_detail text;
  v_message text;
begin
  select * into v_guards from json_to_record(p_guards) as g(organization_id text, order_id text, user_id text,
    customer_id text, cart_id text, cart_revision integer, location_id text, location_version integer, app boolean,
    now timestamptz, day date, promotions json, slot_orders integer, slot_value numeric, max_unfinished integer,
    max_recent integer, recent_since timestamptz, phone text, email text, takes_stock boolean,
    event text, actor text, actor_id text, status integer, is_test boolean);
  if not exists (select from users u
      where u.id = v_guards.user_id and u.email = coalesce(v_guards.email, u.email)
        and (v_guards.phone is null or u.phone = v_guards.phone and u.phone_verified_at is not null)
        and (p_session is null or exists (select from sessions s
          where s.token_hash = p_session and s.user_id = v_guards.user_id and s.expires_at > v_guards.now))) then
    outcome := 'session';
    return next;
    return;
  end if;
  v_app := v_guards.app::integer;
  -- A test order counts for no customer.
  v_counted := case when v_guards.is_test then 0 else 1 end;
  begin
    insert into idempotency_keys (organization_id, user_id, key, body_hash, status, answer, order_id, created_at)
      values (v_guards.organization_id, v_guards.user_id, p_key, p_hash, v_guards.status, p_answer, v_guards.order_id, v_guards.now)
      on conflict do nothing;
    if not found then raise exception using errcode = 'DN001', message = 'key'; end if;

    update carts c set ordered_as = v_guards.order_id
      where c.organization_id = v_guards.organization_id and c.id = v_guards.cart_id and c.user_id = v_guards.user_id
        and c.revision = v_guards.cart_revision and c.ordered_as is null;
    if not found then raise exception using errcode = 'DN001', message = 'cart'; end if;

    select l.number_prefix into v_prefix from locations l
      where l.organization_id = v_guards.organization_id and l.id = v_guards.location_id
        and l.version = v_guards.location_version
      for share;
    if not found then raise exception using errcode = 'DN001', message = 'location'; end if;

    update customers c set pending_orders_count = c.pending_orders_count + v_counted,
        pending_app_orders_count = c.pending_app_orders_count + v_app * v_counted
      where c.organization_id = v_guards.organization_id and c.id = v_guards.customer_id and c.user_id = v_guards.user_id
      returning * into v_customer;
    if not found or v_customer.blocked_at is not null then
      raise exception using errcode = 'DN001', message = 'customer';
    end if;
    -- The customer's row is locked: orders placed since are seen, and no other is placed meanwhile.
    if v_customer.pending_orders_count > v_guards.max_unfinished or v_guards.max_recent <= (
        select count(*) from orders o where o.organization_id = v_guards.organization_id
          and o.customer_id = v_guards.customer_id and o.placed_at > v_guards.recent_since) then
      raise exception using errcode = 'DN001', message = 'too_many';
    end if;
    if json_array_length(v_guards.promotions) > 0 then
      select p.id into v_detail
        from json_to_recordset(v_guards.promotions) as p(id text, first_orders integer, app boolean)
        where p.first_orders < case when p.app then v_customer.pending_app_orders_count + v_customer.fulfilled_app_orders_count
          else v_customer.pending_orders_count + v_customer.fulfilled_orders_count end limit 1;
      if found then raise exception using errcode = 'DN001', message = 'coupon', detail = v_detail; end if;
    end if;

    insert into orders (
        organization_id, id, shop_id, location_id, customer_id, user_id, cart_id, cart_revision, source, status,
        version, holds, hold_round, fulfillment_method, placed_at, requested_for, answer_by, promise, promised_at,
        settle_at, ended_at, slot_start, location_name, location_address, location_phone, contact_first_name,
        contact_last_name, contact_phone, email, locale, delivery_address, zone_id, currency, subtotal, discount,
        discounts, points_used, points_paid, delivery_fee, tip, total, vat, points_earned, payment_method,
        payment_status, cash_change_for, cutlery, kitchen_note, company_invoice, if_missing, delivery_vat_rate, is_test,
        terms_version, privacy_version)
      select
        r.organization_id, r.id, r.shop_id, r.location_id, r.customer_id, r.user_id, r.cart_id, r.cart_revision,
        r.source, r.status, r.version, r.holds, r.hold_round, r.fulfillment_method, r.placed_at, r.requested_for,
        r.answer_by, r.promise, r.promised_at, r.settle_at, r.ended_at, r.slot_start, r.location_name,
        r.location_address, r.location_phone, r.contact_first_name, r.contact_last_name, r.contact_phone, r.email,
        r.locale, r.delivery_address, r.zone_id, r.currency, r.subtotal, r.discount, r.discounts, r.points_used,
        r.points_paid, r.delivery_fee, r.tip, r.total, r.vat, r.points_earned, r.payment_method, r.payment_status,
        r.cash_change_for, r.cutlery, r.kitchen_note, r.company_invoice, coalesce(r.if_missing, 'remove'),
        r.delivery_vat_rate, coalesce(r.is_test, false), r.terms_version, r.privacy_version
        from json_populate_record(null::orders, p_order) r
      returning * into v_order;
    insert into order_lines (
        organization_id, order_id, position, item_id, product_id, name, qty, modifiers, unit_price, line_price,
        points_used, points_paid, discount, promotion_id, total, vat_rate, notes, trace, names)
      select
        r.organization_id, r.order_id, r.position, r.item_id, r.product_id, r.name, r.qty, r.modifiers, r.unit_price,
        r.line_price, r.points_used, r.points_paid, r.discount, r.promotion_id, r.total, r.vat_rate, r.notes, r.trace,
        coalesce(r.names, '{}')
        from json_populate_recordset(null::order_lines, p_lines) r;
    perform take_holds(v_order, v_guards.promotions, v_guards.slot_orders, v_guards.slot_value, v_guards.now);
    if v_guards.takes_stock then perform move_stock(v_order, -1); end if;

    insert into order_counters as c (organization_id, location_id, day, last)
      values (v_guards.organization_id, v_guards.location_id, v_guards.day, 1)
      on conflict (organization_id, location_id, day) do update set last = c.last + 1
      returning c.last into v_n;
    insert into order_numbers (organization_id, location_id, day, n, prefix, order_id)
      values (v_guards.organization_id, v_guards.location_id, v_guards.day, v_n, v_prefix, v_guards.order_id);
    number := spoken_number(v_prefix, v_n);
    perform send_messages(v_guards.organization_id, v_guards.order_id, p_messages, number);
    update event_counters set last = last + 1 where organization_id = v_guards.organization_id
      returning last into event;
    -- Only wakes: every reader reads by number.
    perform pg_notify('diner_events', v_guards.organization_id || ':' || event);
    insert into events (organization_id, number, kind, order_id, location_id, type, status, version, actor, actor_id, at)
      values (v_guards.organization_id, event, 'order', v_guards.order_id, v_guards.location_id, v_guards.event,
        v_order.status, v_order.version, v_guards.actor, coalesce(v_guards.actor_id, v_guards.user_id), v_guards.now);
    outcome := 'placed';
    answer := fill_response(p_answer, v_guards.order_id, number, event);
    return next;
  exception
    when sqlstate 'DN001' then
      get stacked diagnostics v_message = message_text, v_detail = pg_exception_detail;
      outcome := v_message;
      failed_id := nullif(v_detail, '');
      number := null; event := null; answer := null;
      return next;
  end;
end $$;
call own_function('order_place');
