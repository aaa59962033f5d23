-- Keeps a change of an order's lines (`lines`, `names`, `note`, `answer_by`, `total_before`, `total`), or ends the one that waits with its
-- `outcome`. Where lines are other ones after it, `order` has the new sums and `order_lines` the new lines; those that stay keep
-- their names. `redemptions` ([{id, amount}]) are the promotions that are still in use. Points are held once more for the lines
-- that stay, which is never more than before. `pieces` ([{product_id, pieces}]) go back to the stock, or are taken from it: 'stock'.
create or replace function write_line_change(o orders, p_change json, p_now timestamptz) returns void
  language plpgsql as $$
declare
  v_change record;
  v_sums record;
  v_names jsonb;
  v_promotion text;
begin
  select * into v_change from json_to_record(p_change) as c(lines jsonb, names jsonb, note text, answer_by timestamptz,
    total_before numeric, total numeric, outcome text, pieces json, "order" json, order_lines json, redemptions json);
  if v_change.outcome is null then
    insert into order_line_changes (organization_id, order_id, n, lines, names, note, at, answer_by, total_before, total)
      select o.organization_id, o.id,
             (select count(*) + 1 from order_line_changes c where c.organization_id = o.organization_id and c.order_id = o.id),
             v_change.lines, v_change.names, v_change.note, p_now, v_change.answer_by, v_change.total_before, v_change.total;
  else
    update order_line_changes c set outcome = v_change.outcome, answered_at = p_now
      where c.organization_id = o.organization_id and c.order_id = o.id and c.answered_at is null;
    if not found then raise exception using errcode = 'DN001', message = 'version'; end if;
  end if;

  if v_change."order" is not null then
    select * into v_sums from json_to_record(v_change."order") as s(subtotal numeric, discount numeric, discounts jsonb,
      points_used integer, points_paid numeric, total numeric, vat jsonb, points_earned integer, cash_change_for numeric,
      delivery_vat_rate numeric);
    select jsonb_object_agg(l.item_id, l.names) into v_names from order_lines l
      where l.organization_id = o.organization_id and l.order_id = o.id;
    delete from order_lines l where l.organization_id = o.organization_id and l.order_id = o.id;
    insert into order_lines (
        organization_id, order_id, position, item_id, product_id, name, qty, modifiers, unit_price, line_price,
        points_used, points_paid, discount, promotion_id, total, vat_rate, notes, trace, names)
      select
        o.organization_id, o.id, r.position, r.item_id, r.product_id, r.name, r.qty, r.modifiers, r.unit_price,
        r.line_price, r.points_used, r.points_paid, r.discount, r.promotion_id, r.total, r.vat_rate, r.notes, r.trace,
        coalesce(v_names -> r.item_id::text, r.names, '{}')
        from json_populate_recordset(null::order_lines, v_change.order_lines) r;
    update orders u set subtotal = v_sums.subtotal, discount = v_sums.discount, discounts = v_sums.discounts,
        points_used = v_sums.points_used, points_paid = v_sums.points_paid, total = v_sums.total, vat = v_sums.vat,
        points_earned = v_sums.points_earned, cash_change_for = v_sums.cash_change_for,
        delivery_vat_rate = coalesce(v_sums.delivery_vat_rate, u.delivery_vat_rate),
        hold_round = case when v_sums.points_used <> o.points_used then o.hold_round + 1 else o.hold_round end
      where u.organization_id = o.organization_id and u.id = o.id;

    if v_sums.points_used <> o.points_used then
      perform move_points(o, 'release', o.points_used, -o.points_used, p_now);
      if v_sums.points_used > 0 then
        -- The ledger has one entry of a type for each round of an order.
        o.hold_round := o.hold_round + 1;
        perform move_points(o, 'hold', -v_sums.points_used, v_sums.points_used, p_now);
      end if;
    end if;

    for v_promotion in
      select r.promotion_id from redemptions r
       where r.organization_id = o.organization_id and r.order_id = o.id order by r.promotion_id
    loop
      update redemptions r set amount = p.amount
        from json_to_recordset(v_change.redemptions) as p(id text, amount numeric)
        where r.organization_id = o.organization_id and r.order_id = o.id and r.promotion_id = v_promotion and p.id = v_promotion;
      continue when found;
      -- Gone for good: what is taken again when an order is reopened are its redemptions.
      delete from redemptions r
        where r.organization_id = o.organization_id and r.order_id = o.id and r.promotion_id = v_promotion;
      update customer_promotions c set held = c.held - 1
        where c.organization_id = o.organization_id and c.customer_id = o.customer_id and c.promotion_id = v_promotion;
      update promotion_counters c set held = c.held - 1
        where c.organization_id = o.organization_id and c.promotion_id = v_promotion;
    end loop;

    if o.slot_start is not null then
      update slot_loads s set value = s.value + v_sums.subtotal - o.subtotal
        where s.organization_id = o.organization_id and s.location_id = o.location_id and s.slot_start = o.slot_start;
    end if;
  end if;

  -- Of an order that ends they went with its lines.
  if o.holds = 'held' then perform shift_stock(o, 0, v_change.pieces); end if;
end $$;
call internal_function('write_line_change');
