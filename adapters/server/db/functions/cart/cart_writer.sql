-- {"revision": the writer's last save from which the cart was made, or null}; null where the cart is at another revision.
create or replace function cart_writer(p_organization text, p_cart text, p_revision integer, p_writer text) returns json
  language sql stable security definer set search_path = public, pg_temp as $$
  select json_build_object('revision', c.writers -> p_writer) from carts c
   where c.organization_id = p_organization and c.id = p_cart and c.revision = p_revision;
$$;
call own_function('cart_writer');
