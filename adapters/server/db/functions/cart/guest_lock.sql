-- The key of a guest's lock: who makes a guest's cart shares it until the cart shows; who hands the guest over has it alone.
create or replace function guest_lock(p_guest text) returns bigint
  language sql immutable as $$ select hashtextextended('guest ' || p_guest, 0) $$;
