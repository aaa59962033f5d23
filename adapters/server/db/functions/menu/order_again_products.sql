-- The `p_most` products that a customer got last at a shop, in orders of the status `p_got`, for the user whom a token's hash
-- signs in on a host; null where it signs in nobody. Found from the customer on: however many orders a shop has, only theirs are read.
create or replace function order_again_products(p_hash text, p_host text, p_shop text, p_got text, p_most integer, p_now timestamptz)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off as $$
declare
  v_user text;
  v_organization text;
  v_customer text;
begin
  select s.user_id into v_user from sessions s
   where s.token_hash = p_hash and s.host = p_host and s.expires_at > p_now;
  if not found then return null; end if;
  select c.organization_id, c.id into v_organization, v_customer
    from directory d
    join customers c on c.organization_id = d.organization_id and c.shop_id = d.shop_id and c.user_id = v_user
   where d.key = 'shop:' || p_shop and c.fulfilled_orders_count > 0;
  if not found then return '[]'; end if;
  return (
    select coalesce(json_agg(a.product_id order by a.last desc, a.product_id), '[]') from (
      select l.product_id, max(o.placed_at) as last
        from orders o
        join order_lines l on l.organization_id = o.organization_id and l.order_id = o.id
        join products p on p.organization_id = l.organization_id and p.id = l.product_id and p.archived_at is null
       where o.organization_id = v_organization and o.customer_id = v_customer and o.status = p_got
       group by l.product_id order by max(o.placed_at) desc, l.product_id limit p_most) a);
end $$;
call own_function('order_again_products');
