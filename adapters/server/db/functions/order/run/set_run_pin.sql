-- Gives the run of an order a PIN, kept as a hash with the order's id; it counts with the order's spoken number alone.
create or replace function set_run_pin(p_organization text, p_order text, p_hash text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update order_runs r set pin_hash = p_hash, pin_tries = 0,
      pin_number = (select n.n from order_numbers n where n.organization_id = p_organization and n.order_id = p_order)
    where r.organization_id = p_organization and r.order_id = p_order;
  return found;
end $$;
call own_function('set_run_pin');
