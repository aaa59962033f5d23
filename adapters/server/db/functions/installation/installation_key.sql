-- The key that signs this installation's CSRF tokens.
create or replace function installation_key() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select signing_key from installation $$;
call own_function('installation_key');
