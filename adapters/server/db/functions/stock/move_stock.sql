-- Takes the pieces of an order from the stock of its location (`p_sign` -1), or gives them back (1). Refuses to take more
-- than there is: 'stock'.
create or replace function move_stock(p_order orders, p_sign integer) returns void
  language plpgsql as $$
begin
  perform shift_stock(p_order, p_sign, '[]');
end $$;
call internal_function('move_stock');
