-- The open carts of a guest, and those of a user at the same shops, the latest first: a guest's carts are taken over at
-- login.
create or replace function carts_to_merge(p_guest text, p_user text) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select coalesce(json_agg(cart_json(c) order by c.updated_at desc, c.id), '[]') from carts c
     where c.ordered_as is null
       and (c.guest_hash = p_guest or (c.user_id = p_user and c.shop_id in (
         select g.shop_id from carts g where g.guest_hash = p_guest and g.ordered_as is null))));
end $$;
call own_function('carts_to_merge');
