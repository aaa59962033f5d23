-- Marks a guest's cart as seen where that was longer ago than `p_before`; most reads write nothing.
create or replace function cart_seen(p_organization text, p_cart text, p_guest text, p_before timestamptz, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update carts c set seen_at = p_now
    where c.organization_id = p_organization and c.id = p_cart and c.guest_hash = p_guest and c.seen_at < p_before;
end $$;
call own_function('cart_seen');
