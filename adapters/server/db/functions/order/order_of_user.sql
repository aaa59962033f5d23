-- An order by its id and its customer, whatever the tenant; anybody else's does not exist.
create or replace function order_of_user(p_order text, p_user text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select j.found from orders o cross join lateral orders_json(o.organization_id, array[o.id]) j
    where o.id = p_order and o.user_id = p_user);
end $$;
call own_function('order_of_user');
