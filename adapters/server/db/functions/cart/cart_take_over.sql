-- Hands a guest's cart to a user with these items, and empties the other cart, from which some of them came (null: from
-- none); false and nothing written when either was changed, ordered or taken meanwhile. Both revisions leap by `p_leap`: a device that
-- kept editing the cart as it was before is answered what is held, instead of writing over it.
create or replace function cart_take_over(p_organization text, p_cart text, p_revision integer, p_guest text, p_user text, p_items json,
    p_prices json, p_other text, p_other_revision integer, p_leap integer, p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_last constant integer := 2147483647;
  v_held integer;
begin
  perform from carts c where c.organization_id = p_organization and c.id in (p_cart, p_other)
    order by c.id for no key update;
  select count(*) into v_held from carts c
    where c.organization_id = p_organization and c.ordered_as is null
      and (c.id = p_cart and c.guest_hash = p_guest and c.revision = p_revision
        or c.id = p_other and c.user_id = p_user and c.revision = p_other_revision);
  if v_held <> (case when p_other is null then 1 else 2 end) then return false; end if;
  update carts c set user_id = p_user, guest_hash = null, items = p_items, unit_prices = p_prices,
      revision = least(c.revision, v_last - p_leap) + p_leap, updated_at = p_now
    where c.organization_id = p_organization and c.id = p_cart;
  update carts c set items = '[]', unit_prices = '{}', revision = least(c.revision, v_last - p_leap) + p_leap,
      updated_at = p_now
    where c.organization_id = p_organization and c.id = p_other;
  return true;
end $$;
call own_function('cart_take_over');
