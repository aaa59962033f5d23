-- Moves points of an order's customer, with one entry of the ledger; the balance never falls below zero.
create or replace function move_points(p_order orders, p_type text, p_points integer, p_held integer, p_now timestamptz) returns void
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
call internal_function('move_points');
