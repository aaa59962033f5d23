-- Takes the pieces of an order from the stock of its location (`p_sign` -1), or gives them back (1), in the order of the
-- products' ids. What does not count its stock is left alone. Refuses to take more than there is: 'stock'.
create or replace function move_stock(p_order orders, p_sign integer) returns void
  language plpgsql as $$
declare
  v_taken record;
  v_left integer;
begin
  for v_taken in
    select s.product_id, l.pieces
      from (select o.product_id, sum(o.qty)::integer * p_sign as pieces from order_lines o
             where o.organization_id = p_order.organization_id and o.order_id = p_order.id group by o.product_id) l
      join product_stock s on s.organization_id = p_order.organization_id and s.product_id = l.product_id
        and s.location_id = p_order.location_id
     order by s.product_id
  loop
    update product_stock s set count = s.count + v_taken.pieces
      where s.organization_id = p_order.organization_id and s.product_id = v_taken.product_id
        and s.location_id = p_order.location_id and s.count + v_taken.pieces >= 0
      returning s.count into v_left;
    if not found and p_sign < 0 then
      raise exception using errcode = 'DN001', message = 'stock', detail = v_taken.product_id;
    end if;
    if found and (v_left = 0) <> (v_left = v_taken.pieces) then
      insert into stock_crossings (organization_id, shop_id, location_id)
        values (p_order.organization_id, p_order.shop_id, p_order.location_id);
    end if;
  end loop;
end $$;
call internal_function('move_stock');
