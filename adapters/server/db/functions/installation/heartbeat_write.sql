-- Fails where nothing can be written.
create or replace function heartbeat_write() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update heartbeat set at = clock_timestamp() $$;
call own_function('heartbeat_write');
