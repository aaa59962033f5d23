-- Moves the stock at an order's location by its lines (`p_sign` 1 gives back, -1 takes, 0 leaves them alone) and by further pieces
-- ([{product_id, pieces}]), in the order of the products' ids. What does not count its stock is left alone, and so is all stock by a test order. Refuses to
-- take more than there is: 'stock'.
create or replace function shift_stock(p_order orders, p_sign integer, p_pieces json) returns void
  language plpgsql as $$
declare
  v_moved record;
  v_left integer;
begin
  if p_order.is_test then return; end if;
  for v_moved in
    select s.product_id, m.pieces
      from (select a.product_id, sum(a.pieces)::integer as pieces
              from (select l.product_id::text, l.qty * p_sign as pieces from order_lines l
                     where p_sign <> 0 and l.organization_id = p_order.organization_id and l.order_id = p_order.id
                    union all
                    select p.product_id, p.pieces from json_to_recordset(p_pieces) as p(product_id text, pieces integer)) a
             group by a.product_id) m
      join product_stock s on s.organization_id = p_order.organization_id and s.product_id = m.product_id
        and s.location_id = p_order.location_id
     where m.pieces <> 0
     order by s.product_id
  loop
    update product_stock s set count = s.count + v_moved.pieces
      where s.organization_id = p_order.organization_id and s.product_id = v_moved.product_id
        and s.location_id = p_order.location_id and s.count + v_moved.pieces >= 0
      returning s.count into v_left;
    if not found and v_moved.pieces < 0 then
      raise exception using errcode = 'DN001', message = 'stock', detail = v_moved.product_id;
    end if;
    if found and (v_left = 0) <> (v_left = v_moved.pieces) then
      insert into stock_crossings (organization_id, shop_id, location_id)
        values (p_order.organization_id, p_order.shop_id, p_order.location_id);
    end if;
  end loop;
end $$;
call internal_function('shift_stock');
