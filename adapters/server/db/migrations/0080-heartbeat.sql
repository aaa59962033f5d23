-- One row that a server process writes to know whether anything can be written.
create table heartbeat (
  id boolean primary key default true check (id),
  at timestamptz not null
) with (fillfactor = 10);
call protect_scope('heartbeat', 'heartbeat');
insert into heartbeat values (true, now());

create function heartbeat_write() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update heartbeat set at = clock_timestamp() $$;
call own_function('heartbeat_write()');
