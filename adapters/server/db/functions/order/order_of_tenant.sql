-- An order for the clock's own moves.
create or replace function order_of_tenant(p_organization text, p_order text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select order_json(o) from orders o where o.organization_id = p_organization and o.id = p_order);
end $$;
call own_function('order_of_tenant');
