-- An order for the clock's own moves.
create or replace function order_of_tenant(p_organization text, p_order text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select j.found from orders_json(p_organization, array[p_order]) j);
end $$;
call own_function('order_of_tenant');
