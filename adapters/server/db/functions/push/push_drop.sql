-- Forgets a device that its push service knows no more.
create or replace function push_drop(p_id text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from push_devices d where d.id = p_id;
        delete from order_push_devices d where d.id = p_id $$;
call own_function('push_drop');
