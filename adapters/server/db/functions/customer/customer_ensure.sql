-- Makes the customer of a shop, or finds the one there is; the visitor's id is stored when it is first known.
create or replace function customer_ensure(p_shop text, p_user text, p_id text, p_visitor text, p_now timestamptz)
  returns table (made boolean, customer json)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_organization text;
  v_id text;
begin
  select d.organization_id into v_organization from directory d where d.key = 'shop:' || p_shop;
  if not found then return; end if;
  insert into customers (organization_id, id, shop_id, user_id, visitor_id, created_at)
    values (v_organization, p_id, p_shop, p_user, p_visitor, p_now)
    on conflict (organization_id, shop_id, user_id) do nothing
    returning id into v_id;
  made := v_id is not null;
  if made then
    insert into balances (organization_id, customer_id) values (v_organization, v_id);
  elsif p_visitor is not null then
    update customers c set visitor_id = p_visitor
      where c.organization_id = v_organization and c.shop_id = p_shop and c.user_id = p_user and c.visitor_id is null;
  end if;
  return query select made, customer_json(c) from customers c
    where c.organization_id = v_organization and c.shop_id = p_shop and c.user_id = p_user;
end $$;
call own_function('customer_ensure');
