-- Answers the open complaint of an order as it was before the move, with what is given for it: an amount of what was paid, or
-- points. More than was paid is refused as 'refund'; `unpaid` is the payment's status in which nothing was.
create or replace function resolve_complaint(o orders, p_resolution json, p_now timestamptz) returns void
  language plpgsql as $$
declare
  v_resolution record;
  v_n integer;
begin
  select * into v_resolution from json_to_record(p_resolution)
    as r(type text, text text, item_ids jsonb, amount numeric, points integer, unpaid text);
  update order_complaints c set resolution = v_resolution.type, answer = v_resolution.text,
      refunded_item_ids = v_resolution.item_ids, refund = v_resolution.amount, points = v_resolution.points,
      resolved_at = p_now
    where c.organization_id = o.organization_id and c.order_id = o.id and c.resolved_at is null
    returning c.n into v_n;
  if not found then raise exception using errcode = 'DN001', message = 'refund'; end if;
  if v_resolution.amount is not null then
    insert into order_refunds as f (organization_id, order_id, paid, refunded)
      select o.organization_id, o.id, o.total, v_resolution.amount
       where o.payment_status <> v_resolution.unpaid and v_resolution.amount <= o.total
      on conflict (organization_id, order_id) do update set refunded = f.refunded + excluded.refunded
        where f.refunded + excluded.refunded <= f.paid;
    if not found then raise exception using errcode = 'DN001', message = 'refund'; end if;
  end if;
  if v_resolution.points is not null then
    -- The ledger has one entry of a type for each round of an order.
    o.hold_round := v_n;
    perform move_points(o, 'adjust', v_resolution.points, 0, p_now);
  end if;
end $$;
call internal_function('resolve_complaint');
