-- Where a message to a device goes; no row once it was switched off.
create or replace function push_device(p_id text) returns table (endpoint text, p256dh text, auth text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select d.endpoint, d.p256dh, d.auth from push_devices d where d.id = p_id $$;
call own_function('push_device');
