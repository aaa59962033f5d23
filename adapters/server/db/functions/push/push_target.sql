-- Where a message to a device of staff or of a customer goes; no row once it was switched off.
create or replace function push_target(p_id text)
  returns table (endpoint text, p256dh text, auth text, is_customer boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select d.endpoint, d.p256dh, d.auth, false from push_devices d where d.id = p_id
        union all
        select d.endpoint, d.p256dh, d.auth, true from order_push_devices d where d.id = p_id $$;
call own_function('push_target');
