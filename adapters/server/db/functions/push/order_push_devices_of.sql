-- The devices that learn of an order: those of its customer at its shop whose session is not over.
create or replace function order_push_devices_of(p_organization text, p_order text, p_now timestamptz)
  returns table (id text, is_own_host boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select d.id::text, d.is_own_host from orders o
          join customers c on c.organization_id = o.organization_id and c.id = o.customer_id
          join order_push_devices d on d.organization_id = o.organization_id and d.shop_id = o.shop_id and d.user_id = c.user_id
          join sessions s on s.token_hash = d.session_hash and s.expires_at > p_now
         where o.organization_id = p_organization and o.id = p_order $$;
call own_function('order_push_devices_of');
