-- The guarded writes of orders. They guard and write, and decide nothing about trade: what a move does was decided
-- in core, and a guard that fails says which, so that the server reads and decides again.

create function next_event(p_organization text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_number bigint;
begin
  update event_counters set last = last + 1 where organization_id = p_organization returning last into v_number;
  -- Only wakes: every reader reads by number.
  perform pg_notify('diner_events', p_organization || ':' || v_number);
  return v_number;
end $$;
call own_function('next_event(text)');

create function send_messages(p_organization text, p_order text, p_messages json, p_number text) returns void
  language plpgsql as $$
begin
  if json_array_length(p_messages) = 0 then return; end if;
  insert into outbox (id, organization_id, order_id, channel, recipient, subject, text, dedupe_key, created_at, due_at)
    select m.id, p_organization, p_order, m.channel, m.recipient,
           replace(m.subject, '{{number}}', p_number), replace(m.text, '{{number}}', p_number),
           m.dedupe_key, m.created_at, m.due_at
      from json_to_recordset(p_messages) as m(id text, channel text, recipient text, subject text, text text,
        dedupe_key text, created_at timestamptz, due_at timestamptz)
    on conflict (dedupe_key) do nothing;
end $$;
call own_part('send_messages(text, text, json, text)');

create function move_points(p_order orders, p_type text, p_points integer, p_held integer, p_now timestamptz) returns void
  language plpgsql as $$
declare
  v_balance balances;
begin
  update balances b set balance = b.balance + p_points, held = b.held + p_held, entries = b.entries + 1
    where b.organization_id = p_order.organization_id and b.customer_id = p_order.customer_id
      and b.balance + p_points >= 0
    returning * into v_balance;
  if not found then raise exception using errcode = 'DN001', message = 'points'; end if;
  insert into points_ledger (organization_id, id, customer_id, n, type, points, balance_after, order_id, round, at)
    values (p_order.organization_id, make_ulid(p_now), p_order.customer_id, v_balance.entries, p_type, p_points,
      v_balance.balance, p_order.id, p_order.hold_round, p_now);
end $$;
call own_part('move_points(orders, text, integer, integer, timestamptz)');

-- Takes points, redemptions and slot of an order. Promotions always in the order of their ids, so that two orders
-- wait for each other and never in a circle. `p_promotions`: [{id, amount, times}]; a limit that is null is none.
create function take_holds(p_order orders, p_promotions json, p_slot_orders integer, p_slot_value numeric, p_now timestamptz)
  returns void
  language plpgsql as $$
declare
  v_promotion record;
  v_count integer;
  v_load slot_loads;
begin
  if p_order.points_used > 0 then
    perform move_points(p_order, 'hold', -p_order.points_used, p_order.points_used, p_now);
  end if;
  for v_promotion in
    select p.* from json_to_recordset(p_promotions) as p(id text, amount numeric, times integer) order by p.id
  loop
    insert into redemptions (organization_id, order_id, promotion_id, customer_id, amount)
      values (p_order.organization_id, p_order.id, v_promotion.id, p_order.customer_id, v_promotion.amount)
      on conflict (organization_id, order_id, promotion_id) do update set state = 'held';
    insert into customer_promotions as c (organization_id, customer_id, promotion_id, held)
      values (p_order.organization_id, p_order.customer_id, v_promotion.id, 1)
      on conflict (organization_id, customer_id, promotion_id) do update set held = c.held + 1
      returning c.held + c.used into v_count;
    if v_count > v_promotion.times then
      raise exception using errcode = 'DN001', message = 'coupon', detail = v_promotion.id;
    end if;
    update promotion_counters c set held = c.held + 1
      where c.organization_id = p_order.organization_id and c.promotion_id = v_promotion.id
        and (c.total_limit is null or c.held + c.used < c.total_limit);
    if not found then raise exception using errcode = 'DN001', message = 'coupon', detail = v_promotion.id; end if;
  end loop;
  if p_order.slot_start is not null then
    insert into slot_loads as s (organization_id, location_id, slot_start, orders, value)
      values (p_order.organization_id, p_order.location_id, p_order.slot_start, 1, p_order.subtotal)
      on conflict (organization_id, location_id, slot_start)
        do update set orders = s.orders + 1, value = s.value + p_order.subtotal
      returning * into v_load;
    -- One order may pass the limit of value: else one larger than the limit could never be placed.
    if v_load.orders > p_slot_orders or v_load.value - p_order.subtotal >= p_slot_value then
      raise exception using errcode = 'DN001', message = 'slot';
    end if;
  end if;
end $$;
call own_part('take_holds(orders, json, integer, numeric, timestamptz)');

-- Ends what an order held: gives it back, or keeps it as used and credits the points that the order earned. The
-- caller has just turned `holds` of the locked order, so it happens once.
create function end_holds(p_order orders, p_used boolean, p_now timestamptz) returns void
  language plpgsql as $$
declare
  v_promotion text;
  v_used integer := case when p_used then 1 else 0 end;
begin
  if p_order.points_used > 0 and p_used then
    perform move_points(p_order, 'capture', 0, -p_order.points_used, p_now);
  elsif p_order.points_used > 0 then
    perform move_points(p_order, 'release', p_order.points_used, -p_order.points_used, p_now);
  end if;
  if p_used and p_order.points_earned > 0 then
    perform move_points(p_order, 'earn', p_order.points_earned, 0, p_now);
  end if;
  for v_promotion in
    select r.promotion_id from redemptions r
     where r.organization_id = p_order.organization_id and r.order_id = p_order.id and r.state = 'held'
     order by r.promotion_id
  loop
    update redemptions r set state = case when p_used then 'used' else 'released' end
      where r.organization_id = p_order.organization_id and r.order_id = p_order.id and r.promotion_id = v_promotion;
    update customer_promotions c set held = c.held - 1, used = c.used + v_used
      where c.organization_id = p_order.organization_id and c.customer_id = p_order.customer_id
        and c.promotion_id = v_promotion;
    update promotion_counters c set held = c.held - 1, used = c.used + v_used
      where c.organization_id = p_order.organization_id and c.promotion_id = v_promotion;
  end loop;
  if p_order.slot_start is not null and not p_used then
    update slot_loads s set orders = s.orders - 1, value = s.value - p_order.subtotal
      where s.organization_id = p_order.organization_id and s.location_id = p_order.location_id
        and s.slot_start = p_order.slot_start;
  end if;
end $$;
call own_part('end_holds(orders, boolean, timestamptz)');

-- Counts the orders in a row that a location let expire; the one that makes `p_most` of them pauses it.
create function count_unanswered(p_organization text, p_location text, p_most integer, p_until timestamptz, p_now timestamptz)
  returns boolean
  language plpgsql as $$
declare
  v_expired integer;
begin
  insert into unanswered_streaks as s (organization_id, location_id, expired) values (p_organization, p_location, 1)
    on conflict (organization_id, location_id) do update set expired = s.expired + 1
    returning s.expired into v_expired;
  if v_expired < p_most then return false; end if;
  update unanswered_streaks s set expired = 0 where s.organization_id = p_organization and s.location_id = p_location;
  update locations l set ordering_mode = 'paused', ordering_extra_minutes = 0, ordering_scope = 'all',
      ordering_until = greatest(l.ordering_until, p_until), ordering_reason = 'not_answered', ordering_set_by = null,
      ordering_set_at = p_now
    where l.organization_id = p_organization and l.id = p_location
      -- A pause that lasts longer, or until somebody ends it, stays.
      and not (l.ordering_mode = 'paused' and l.ordering_scope = 'all'
        and (l.ordering_until is null or l.ordering_until > p_until));
  return found;
end $$;
call own_part('count_unanswered(text, text, integer, timestamptz, timestamptz)');

-- Places an order in one transaction. Answers 'placed' with the answer's final bytes, or the guard that failed:
-- 'key' (it exists), 'cart', 'location', 'too_many', 'points', 'coupon' (failed_id says which), 'slot'.
create function order_place(p_order json, p_lines json, p_guards json, p_messages json, p_key text, p_hash text, p_answer text)
  returns table (outcome text, failed_id text, number text, event bigint, answer text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_order orders;
  v_guards record;
  v_customer customers;
  v_app integer;
  v_prefix text;
  v_n integer;
  v_detail text;
  v_message text;
begin
  select * into v_guards from json_to_record(p_guards) as g(organization_id text, order_id text, user_id text,
    customer_id text, cart_id text, cart_revision integer, location_id text, location_version integer, app boolean,
    now timestamptz, day date, promotions json, slot_orders integer, slot_value numeric, max_unfinished integer,
    max_recent integer, recent_since timestamptz);
  v_app := v_guards.app::integer;
  begin
    insert into idempotency_keys (organization_id, user_id, key, body_hash, status, answer, order_id, created_at)
      values (v_guards.organization_id, v_guards.user_id, p_key, p_hash, 201, p_answer, v_guards.order_id, v_guards.now)
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

    update customers c set pending_orders_count = c.pending_orders_count + 1,
        pending_app_orders_count = c.pending_app_orders_count + v_app
      where c.organization_id = v_guards.organization_id and c.id = v_guards.customer_id
      returning * into v_customer;
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

    insert into orders select r.* from json_populate_record(null::orders, p_order) r returning * into v_order;
    insert into order_lines select l.* from json_populate_recordset(null::order_lines, p_lines) l;
    perform take_holds(v_order, v_guards.promotions, v_guards.slot_orders, v_guards.slot_value, v_guards.now);

    insert into order_counters as c (organization_id, location_id, day, last)
      values (v_guards.organization_id, v_guards.location_id, v_guards.day, 1)
      on conflict (organization_id, location_id, day) do update set last = c.last + 1
      returning c.last into v_n;
    insert into order_numbers (organization_id, location_id, day, n, prefix, order_id)
      values (v_guards.organization_id, v_guards.location_id, v_guards.day, v_n, v_prefix, v_guards.order_id);
    number := spoken_number(v_prefix, v_n);
    perform send_messages(v_guards.organization_id, v_guards.order_id, p_messages, number);
    event := next_event(v_guards.organization_id);
    insert into events (organization_id, number, kind, order_id, location_id, type, status, version, actor, actor_id, at)
      values (v_guards.organization_id, event, 'order', v_guards.order_id, v_guards.location_id, 'place', 'pending', 1,
        'customer', v_guards.user_id, v_guards.now);
    outcome := 'placed';
    answer := final_answer(p_answer, v_guards.order_id, number, event);
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
call own_function('order_place(json, json, json, json, text, text, text)');

-- Moves an order from the version that was seen. `p_effects`: release, take, capture (each happens once), settle_at
-- (until when an answer is not told), hurry and recall (of news not told yet), confirm_payment, and streak:
-- 'grow' (it expired; `pause_after` of them pause the location until `pause_until`) or 'reset' (somebody answered).
-- Answers 'moved', or 'version', 'points', 'coupon', 'slot' and nothing written.
create function order_move(p_organization text, p_order text, p_version integer, p_now timestamptz, p_after json,
    p_event json, p_effects json, p_messages json, p_audit json)
  returns table (outcome text, failed_id text, event bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before orders;
  v_order orders;
  v_after record;
  v_event record;
  v_effects record;
  v_message text;
  v_detail text;
  v_was integer;
  v_is integer;
  v_done integer;
  v_paused boolean := false;
  v_number bigint;
begin
  select * into v_after from json_to_record(p_after) as a(status text, promised_at timestamptz, answer_by timestamptz);
  select * into v_event from json_to_record(p_event)
    as e(type text, actor text, actor_id text, reason text, text text, minutes integer);
  select * into v_effects from json_to_record(p_effects) as e(release boolean, take boolean, capture boolean,
    settle_at timestamptz, hurry boolean, recall boolean, confirm_payment boolean, streak text, pause_after integer,
    pause_until timestamptz);
  begin
    select * into v_before from orders o
      where o.organization_id = p_organization and o.id = p_order and o.version = p_version for update;
    if not found then raise exception using errcode = 'DN001', message = 'version'; end if;

    update orders o set status = v_after.status, version = o.version + 1, promised_at = v_after.promised_at,
        answer_by = v_after.answer_by, settle_at = v_effects.settle_at,
        ended_at = case when v_after.status in ('fulfilled', 'rejected', 'cancelled') then p_now end,
        payment_status = case when v_effects.confirm_payment then 'paid' else o.payment_status end,
        holds = case when v_effects.release and o.holds = 'held' then 'released'
                     when v_effects.capture and o.holds = 'held' then 'used'
                     when v_effects.take and o.holds = 'released' then 'held' else o.holds end,
        hold_round = case when v_effects.take and o.holds = 'released' then o.hold_round + 1 else o.hold_round end
      where o.organization_id = p_organization and o.id = p_order
      returning * into v_order;

    -- Before anything of the customer: placing an order locks the location first as well.
    if v_effects.streak = 'grow' then
      v_paused := count_unanswered(p_organization, v_order.location_id, v_effects.pause_after, v_effects.pause_until, p_now);
    elsif v_effects.streak = 'reset' then
      update unanswered_streaks s set expired = 0
        where s.organization_id = p_organization and s.location_id = v_order.location_id and s.expired > 0;
    end if;

    v_was := case when v_before.status in ('fulfilled', 'rejected', 'cancelled') then 0 else 1 end;
    v_is := case when v_order.status in ('fulfilled', 'rejected', 'cancelled') then 0 else 1 end;
    v_done := case when v_order.status = 'fulfilled' then 1 else 0 end;
    if v_was <> v_is then
      update customers c set pending_orders_count = c.pending_orders_count + v_is - v_was,
          fulfilled_orders_count = c.fulfilled_orders_count + v_done,
          pending_app_orders_count = c.pending_app_orders_count + case when v_order.source = 'app' then v_is - v_was else 0 end,
          fulfilled_app_orders_count = c.fulfilled_app_orders_count + case when v_order.source = 'app' then v_done else 0 end
        where c.organization_id = p_organization and c.id = v_order.customer_id;
    end if;

    if v_order.holds = 'released' and v_before.holds = 'held' then
      perform end_holds(v_order, false, p_now);
    elsif v_order.holds = 'used' and v_before.holds = 'held' then
      perform end_holds(v_order, true, p_now);
    elsif v_order.holds = 'held' and v_before.holds = 'released' then
      perform take_holds(v_order, (
        select coalesce(json_agg(json_build_object('id', r.promotion_id, 'amount', r.amount,
            'times', case when not p.first_orders_only then p.times_per_customer end)), '[]')
          from redemptions r join promotions p on p.organization_id = r.organization_id and p.id = r.promotion_id
         where r.organization_id = p_organization and r.order_id = p_order), null, null, p_now);
    end if;

    if v_effects.recall then
      delete from outbox m where m.order_id = p_order and m.sent_at is null and m.due_at > p_now;
    elsif v_effects.hurry then
      update outbox m set due_at = p_now where m.order_id = p_order and m.sent_at is null and m.due_at > p_now;
    end if;
    perform send_messages(p_organization, p_order, p_messages, '');

    if p_audit is not null then
      insert into audit_log (organization_id, id, actor_id, action, subject, detail, at)
        values (p_organization, p_audit ->> 'id', v_event.actor_id, 'order.' || v_event.type, p_order, p_event::jsonb, p_now);
    end if;

    event := next_event(p_organization);
    insert into events (organization_id, number, kind, order_id, location_id, type, status, version, promised_at, actor,
        actor_id, reason, text, minutes, at)
      values (p_organization, event, 'order', p_order, v_order.location_id, v_event.type, v_order.status, v_order.version,
        v_order.promised_at, v_event.actor, v_event.actor_id, v_event.reason, v_event.text, v_event.minutes, p_now);
    if v_paused then
      v_number := next_event(p_organization);
      insert into events (organization_id, number, kind, location_id, type, actor, reason, at)
        values (p_organization, v_number, 'location', v_order.location_id, 'ordering_state', 'system', 'not_answered', p_now);
    end if;
    outcome := 'moved';
    return next;
  exception
    when sqlstate 'DN001' then
      get stacked diagnostics v_message = message_text, v_detail = pg_exception_detail;
      outcome := v_message;
      failed_id := nullif(v_detail, '');
      event := null;
      return next;
  end;
end $$;
call own_function('order_move(text, text, integer, timestamptz, json, json, json, json, json)');

-- Tells answers whose time to be undone is over, and releases what rejected orders held. Each once, however many
-- processes ask: a row that another one is at is left to it.
create function orders_settle(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_order orders;
  v_count integer := 0;
begin
  for v_order in
    select * from orders o where o.settle_at <= p_now order by o.settle_at limit p_limit for update skip locked
  loop
    v_count := v_count + 1;
    update orders o set settle_at = null,
        holds = case when o.status = 'rejected' and o.holds = 'held' then 'released' else o.holds end
      where o.organization_id = v_order.organization_id and o.id = v_order.id;
    if v_order.status = 'rejected' and v_order.holds = 'held' then
      perform end_holds(v_order, false, p_now);
    end if;
    perform pg_notify('diner_events', v_order.organization_id || ':0');
  end loop;
  return v_count;
end $$;
call own_function('orders_settle(timestamptz, integer)');

-- Pending orders whose time to be answered is over, of every organization.
create function orders_unanswered(p_now timestamptz, p_limit integer)
  returns table (organization_id text, order_id text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.organization_id, o.id from orders o
     where o.status = 'pending' and o.answer_by <= p_now order by o.answer_by limit p_limit
  $$;
call own_function('orders_unanswered(timestamptz, integer)');

-- Tells the screens of an organization that the state of a location changed.
create function tell_location(p_organization text, p_location text, p_type text, p_actor text, p_now timestamptz) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_number bigint;
begin
  v_number := next_event(p_organization);
  insert into events (organization_id, number, kind, location_id, type, actor, actor_id, at)
    values (p_organization, v_number, 'location', p_location, p_type, 'staff', p_actor, p_now);
  return v_number;
end $$;
call own_function('tell_location(text, text, text, text, timestamptz)');

-- Forgets what is kept for a time only: answers after 24 hours, ended sessions, used codes, sent messages, carts that
-- became no order. A part at a time, so that nothing waits for it.
create function forget_old(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_gone integer;
  v_all integer := 0;
begin
  delete from idempotency_keys where ctid in (
    select k.ctid from idempotency_keys k where k.created_at < p_now - interval '24 hours' limit p_limit for update skip locked);
  get diagnostics v_gone = row_count; v_all := v_all + v_gone;
  delete from sessions where ctid in (
    select s.ctid from sessions s where s.expires_at < p_now limit p_limit for update skip locked);
  get diagnostics v_gone = row_count; v_all := v_all + v_gone;
  delete from phone_verifications where ctid in (
    select v.ctid from phone_verifications v where v.expires_at < p_now - interval '2 days' limit p_limit for update skip locked);
  get diagnostics v_gone = row_count; v_all := v_all + v_gone;
  delete from password_resets where ctid in (
    select r.ctid from password_resets r where r.expires_at < p_now - interval '2 days' limit p_limit for update skip locked);
  get diagnostics v_gone = row_count; v_all := v_all + v_gone;
  delete from outbox where ctid in (
    select m.ctid from outbox m where m.sent_at < p_now - interval '7 days' limit p_limit for update skip locked);
  get diagnostics v_gone = row_count; v_all := v_all + v_gone;
  delete from carts where ctid in (
    select c.ctid from carts c where c.ordered_as is null and c.updated_at < p_now - interval '90 days'
     limit p_limit for update skip locked);
  get diagnostics v_gone = row_count; v_all := v_all + v_gone;
  return v_all;
end $$;
call own_function('forget_old(timestamptz, integer)');
