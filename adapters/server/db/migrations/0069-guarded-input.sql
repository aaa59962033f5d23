-- What JavaScript writes in lower case PostgreSQL may write otherwise, by its version of Unicode and its collation: an
-- email has one form, and the server makes it. Here only the letters are checked that everybody agrees on.
alter table users drop constraint users_email_check;
alter table users add constraint users_email_check check (email = lower(email collate "C"));

-- A cart at the last revision that there is stays there: signing in must not fail for it.
create or replace function cart_take_over(p_organization text, p_cart text, p_guest text, p_user text, p_items json,
    p_emptied text, p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update carts c set user_id = p_user, guest_hash = null, items = p_items,
      revision = least(c.revision, 2147483646) + 1, updated_at = p_now
    where c.organization_id = p_organization and c.id = p_cart and c.guest_hash = p_guest and c.ordered_as is null;
  if not found then return false; end if;
  update carts c set items = '[]', unit_prices = '{}', revision = least(c.revision, 2147483646) + 1, updated_at = p_now
    where c.organization_id = p_organization and c.id = p_emptied and c.user_id = p_user and c.ordered_as is null;
  return true;
end $$;
