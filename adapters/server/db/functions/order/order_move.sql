-- What `order_write_move` was for the release before: there the effect was confirm_payment, and the payment's status stood here.
create or replace function order_move(p_organization text, p_order text, p_version integer, p_now timestamptz, p_after json,
    p_event json, p_effects json, p_messages json, p_audit json)
  returns table (outcome text, failed_id text, event bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query select m.outcome, m.failed_id, m.event
    from order_write_move(p_organization, p_order, p_version, p_now, p_after, p_event,
      (p_effects::jsonb || jsonb_build_object('payment_status',
        case when (p_effects ->> 'confirm_payment')::boolean then 'paid' end))::json, p_messages, p_audit) m;
end $$;
call own_function('order_move');
