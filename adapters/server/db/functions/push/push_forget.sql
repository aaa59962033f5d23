-- Forgets a device that its push service knows no more.
create or replace function push_forget(p_id text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from push_devices d where d.id = p_id $$;
call own_function('push_forget');
