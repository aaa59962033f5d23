-- The customer of an organization who phones from a number: the user who proved it and is a customer of one of its shops, else
-- the caller whom staff took an order of before. Null for everybody else, whatever other organizations know.
create or replace function caller_find(p_organization text, p_shop text, p_phone text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_user users;
  v_customer text;
begin
  select u.* into v_user from users u
    where u.phone = p_phone and u.phone_verified_at is not null
      and exists (select from customers c where c.organization_id = p_organization and c.user_id = u.id);
  if not found then
    select u.* into v_user from users u where u.caller_of = p_organization and u.caller_phone = p_phone;
  end if;
  if v_user.id is null then return null; end if;
  select c.id into v_customer from customers c
    where c.organization_id = p_organization and c.user_id = v_user.id
    order by (c.shop_id = p_shop) desc, c.created_at desc, c.id desc limit 1;
  return json_build_object(
    'userId', v_user.id, 'email', v_user.email, 'locale', v_user.locale, 'firstName', v_user.first_name,
    'lastName', v_user.last_name, 'customerId', v_customer,
    'deliveryAddress', (
      select o.delivery_address from orders o
       where o.organization_id = p_organization and o.customer_id = v_customer and o.delivery_address is not null
       order by o.placed_at desc, o.id desc limit 1));
end $$;
call own_function('caller_find');
