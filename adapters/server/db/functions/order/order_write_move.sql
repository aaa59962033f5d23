-- Moves an order from the version that was seen; `p_after` names the statuses in which an order is over. `p_effects`:
-- release, take, capture, earn with it (each happens once), settle_at
-- (until when an answer is hidden), hurry and recall (of notifications not sent yet), payment_status (what becomes of the
-- payment; null leaves it), and streak:
-- 'grow' (it expired; `pause_after` of them pause the location until `pause_until`) or 'reset' (somebody answered). What is
-- taken again is limited by `usage`, the terms of its promotions. `run` is who brings it from now on (`write_run`),
-- `link` their link (`link_run`),
-- `complaint` what its customer says went wrong (`open_complaint`), `resolution` what is given for it (`resolve_complaint`).
-- `line_change` is what becomes of its lines (`write_line_change`).
-- A test order (`is_test`) moves like any other and counts for nothing: no streak, customer, stock, points or sales.
-- `action` is the courier's tap that the move is, once an id. `sales` ({hour, sold, answer}) is how an order that is
-- over is counted (`count_sale`); what is moved without it is counted later.
-- Answers 'moved', or 'version', 'points', 'coupon', 'slot', 'stock', 'not_courier', 'refund', 'repeated' and nothing
-- written.
create or replace function order_write_move(p_organization text, p_order text, p_version integer, p_now timestamptz, p_after json,
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
  v_slot_orders integer;
  v_slot_value numeric;
begin
  select * into v_after from json_to_record(p_after) as a(status text, promised_at timestamptz,
    answer_by timestamptz, is_fulfilled boolean, terminal_statuses text[]);
  select * into v_event from json_to_record(p_event)
    as e(type text, actor text, actor_id text, reason text, text text, minutes integer);
  select * into v_effects from json_to_record(p_effects) as e(release boolean, take boolean, capture boolean, earn boolean,
    settle_at timestamptz, hurry boolean, recall boolean, payment_status text, streak text, pause_after integer,
    pause_until timestamptz, usage json, run json, link json, complaint json, resolution json,
    line_change json, action json, sales json);
  begin
    select * into v_before from orders o
      where o.organization_id = p_organization and o.id = p_order and o.version = p_version for update;
    if not found then raise exception using errcode = 'DN001', message = 'version'; end if;

    update orders o set status = v_after.status, version = o.version + 1, promised_at = v_after.promised_at,
        answer_by = v_after.answer_by, settle_at = v_effects.settle_at,
        ended_at = case when v_after.status <> all (v_after.terminal_statuses) then null
                        when o.status = v_after.status then o.ended_at else p_now end,
        sales_hour = case when v_after.status <> all (v_after.terminal_statuses) then null
                          when o.status = v_after.status then o.sales_hour
                          when not o.is_test then (v_effects.sales ->> 'hour')::timestamp end,
        payment_status = coalesce(v_effects.payment_status, o.payment_status),
        holds = case when v_effects.release and o.holds = 'held' then 'released'
                     when v_effects.capture and o.holds = 'held' then 'used'
                     when v_effects.take and o.holds = 'released' then 'held' else o.holds end,
        hold_round = case when v_effects.take and o.holds = 'released' then o.hold_round + 1 else o.hold_round end
      where o.organization_id = p_organization and o.id = p_order
      returning * into v_order;

    -- Before anything of the customer: placing an order locks the location first as well.
    if v_order.is_test then
      null;
    elsif v_effects.streak = 'grow' then
      v_paused := count_unanswered(p_organization, v_order.location_id, v_effects.pause_after, v_effects.pause_until, p_now);
    elsif v_effects.streak = 'reset' then
      update unanswered_streaks s set expired = 0
        where s.organization_id = p_organization and s.location_id = v_order.location_id and s.expired > 0;
    end if;

    v_was := case when v_before.status = any (v_after.terminal_statuses) then 0 else 1 end;
    v_is := case when v_order.status = any (v_after.terminal_statuses) then 0 else 1 end;
    v_done := case when v_after.is_fulfilled then 1 else 0 end;
    if v_was <> v_is and not v_order.is_test then
      update customers c set pending_orders_count = c.pending_orders_count + v_is - v_was,
          fulfilled_orders_count = c.fulfilled_orders_count + v_done,
          pending_app_orders_count = c.pending_app_orders_count + case when v_order.source = 'app' then v_is - v_was else 0 end,
          fulfilled_app_orders_count = c.fulfilled_app_orders_count + case when v_order.source = 'app' then v_done else 0 end
        where c.organization_id = p_organization and c.id = v_order.customer_id;
    end if;

    if v_order.holds = 'released' and v_before.holds = 'held' then
      perform end_holds(v_order, false, p_now);
      perform shift_stock(v_order, 1, coalesce(v_effects.line_change -> 'pieces', '[]'));
    elsif v_order.holds = 'used' and v_before.holds = 'held' then
      -- Before what it used: the balance is locked before promotions.
      if v_effects.earn and v_order.points_earned > 0 then
        perform move_points(v_order, 'earn', v_order.points_earned, 0, p_now);
      end if;
      perform end_holds(v_order, true, p_now);
    elsif v_order.holds = 'held' and v_before.holds = 'released' then
      select l.slot_orders, l.slot_value into v_slot_orders, v_slot_value from locations l
        where l.organization_id = p_organization and l.id = v_order.location_id;
      perform take_holds(v_order, (
        select coalesce(json_agg(json_build_object('id', r.promotion_id, 'amount', r.amount, 'times', u.times)), '[]')
          from redemptions r left join json_to_recordset(v_effects.usage) as u(id text, times integer)
            on u.id = r.promotion_id
         where r.organization_id = p_organization and r.order_id = p_order), v_slot_orders, v_slot_value, p_now);
      perform move_stock(v_order, -1);
    end if;

    if v_effects.line_change is not null then
      perform write_line_change(v_order, v_effects.line_change, p_now);
    end if;

    if v_effects.action is not null then
      insert into courier_actions (organization_id, order_id, id, type, at, received_at)
        select p_organization, p_order, a.id, a.type, a.at, p_now
          from json_to_record(v_effects.action) as a(id text, type text, at timestamptz)
        on conflict do nothing;
      if not found then raise exception using errcode = 'DN001', message = 'repeated'; end if;
    end if;
    if v_effects.run is not null then
      perform write_run(v_order, v_effects.run, p_now);
      if v_effects.link is not null then
        perform link_run(p_organization, p_order, v_effects.link);
      end if;
    end if;

    if v_effects.complaint is not null then
      perform open_complaint(v_order, v_effects.complaint, p_now);
    end if;
    if v_effects.resolution is not null then
      perform resolve_complaint(v_before, v_effects.resolution, p_now);
    end if;

    if v_effects.recall then
      delete from outbox m where m.order_id = p_order and m.sent_at is null and m.due_at > p_now;
    elsif v_effects.hurry then
      update outbox m set due_at = p_now where m.order_id = p_order and m.sent_at is null and m.due_at > p_now;
    end if;
    perform send_messages(p_organization, p_order, p_messages, '');

    if p_audit is not null then
      insert into audit_log (organization_id, id, actor_id, action, subject, detail, at)
        values (p_organization, p_audit ->> 'id', v_event.actor_id, 'order.' || v_event.type, p_order,
          case when v_effects.run is not null
                 then p_event::jsonb || jsonb_build_object('run', v_effects.run::jsonb - 'phone')
               when v_effects.resolution is not null
                 then p_event::jsonb || jsonb_build_object('resolution', v_effects.resolution::jsonb)
               when v_effects.line_change is not null
                 then p_event::jsonb || jsonb_build_object('change', (v_effects.line_change -> 'lines')::jsonb)
               else p_event::jsonb end, p_now);
    end if;

    if v_order.sales_hour is not null and v_before.sales_hour is null then
      perform count_sale(v_order, 1, v_effects.sales ->> 'sold', v_effects.sales ->> 'answer');
    elsif v_order.sales_hour is null and v_before.sales_hour is not null then
      -- Only what was lost comes back.
      perform count_sale(v_before, -1, null, null);
    elsif v_order.sales_hour is not null and v_effects.resolution ->> 'amount' is not null then
      perform count_refund(v_order, (v_effects.resolution ->> 'amount')::numeric);
    end if;

    event := next_event(p_organization);
    insert into events (organization_id, number, kind, order_id, location_id, type, status, version, promised_at, actor,
        actor_id, reason, text, minutes, at)
      values (p_organization, event, 'order', p_order, v_order.location_id, v_event.type, v_order.status, v_order.version,
        v_order.promised_at, v_event.actor, v_event.actor_id, v_event.reason, v_event.text, v_event.minutes, p_now);
    if v_paused then
      v_number := next_event(p_organization);
      insert into events (organization_id, number, kind, location_id, type, actor, reason, at)
        values (p_organization, v_number, 'location', v_order.location_id, 'ordering_state', v_event.actor, v_event.reason, p_now);
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
call own_function('order_write_move');
