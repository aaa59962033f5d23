-- What `cart_take_over` was for the release before: there the leap stood here.
create or replace function cart_merge(p_organization text, p_cart text, p_revision integer, p_guest text, p_user text, p_items json,
    p_prices json, p_other text, p_other_revision integer, p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return cart_take_over(p_organization, p_cart, p_revision, p_guest, p_user, p_items, p_prices, p_other,
    p_other_revision, 1000, p_now);
end $$;
call own_function('cart_merge');
