-- Keeps what was last answered about a cart, as long as it is still that cart.
create or replace function cart_answered(p_organization text, p_cart text, p_revision integer, p_prices json) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update carts c set unit_prices = p_prices
    where c.organization_id = p_organization and c.id = p_cart and c.revision = p_revision and c.ordered_as is null;
end $$;
call own_function('cart_answered');
