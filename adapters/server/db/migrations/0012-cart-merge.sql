-- A guest's carts are taken over at login.

create function carts_to_merge(p_guest text, p_user text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select coalesce(json_agg(cart_json(c) order by c.updated_at desc, c.id), '[]') from carts c
     where c.ordered_as is null
       and (c.guest_hash = p_guest or (c.user_id = p_user and c.shop_id in (
         select g.shop_id from carts g where g.guest_hash = p_guest and g.ordered_as is null))));
end $$;
call own_function('carts_to_merge(text, text)');

-- Once: a cart that is nobody's guest's any more is left as it is.
create function cart_take_over(p_organization text, p_cart text, p_guest text, p_user text, p_items json, p_emptied text,
    p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update carts c set user_id = p_user, guest_hash = null, items = p_items, revision = c.revision + 1, updated_at = p_now
    where c.organization_id = p_organization and c.id = p_cart and c.guest_hash = p_guest and c.ordered_as is null;
  if not found then return false; end if;
  update carts c set items = '[]', unit_prices = '{}', revision = c.revision + 1, updated_at = p_now
    where c.organization_id = p_organization and c.id = p_emptied and c.user_id = p_user and c.ordered_as is null;
  return true;
end $$;
call own_function('cart_take_over(text, text, text, text, json, text, timestamptz)');

-- Keeps what was last answered about a cart, as long as it is still that cart.
create function cart_answered(p_organization text, p_cart text, p_revision integer, p_prices json) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update carts c set unit_prices = p_prices
    where c.organization_id = p_organization and c.id = p_cart and c.revision = p_revision and c.ordered_as is null;
end $$;
call own_function('cart_answered(text, text, integer, json)');
