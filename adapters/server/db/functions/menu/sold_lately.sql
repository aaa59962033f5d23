-- How many of each product a shop sold since then, in orders of other statuses than these, test orders apart. Order by order: all lines together
-- are as many as it ever sold, and the planner does not know how near to each other the latest orders lie.
create or replace function sold_lately(p_organization text, p_shop text, p_since timestamptz, p_lost text[])
  returns table (product_id text, sold bigint)
  language sql stable set enable_seqscan = off
  as $$
    select l.product_id, sum(l.qty)
      from orders o, lateral (
        select i.product_id, i.qty from order_lines i
         where i.organization_id = o.organization_id and i.order_id = o.id offset 0) l
     where o.organization_id = p_organization and o.shop_id = p_shop
       and o.placed_at > p_since and o.status <> all (p_lost) and not o.is_test
     group by l.product_id
  $$;
call internal_function('sold_lately');
