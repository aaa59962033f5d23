-- The run of a link, or of who looked it up by number and PIN, by the hash of the token, whatever the tenant; a token that
-- is void or unknown has none. Whether the action `p_action` was carried out already comes along.
create or replace function run_by_token(p_hash text, p_action text) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select run_json(r, p_action) from order_runs r
     where r.token_hash = p_hash or r.lookup_hash = p_hash
  $$;
call own_function('run_by_token');
