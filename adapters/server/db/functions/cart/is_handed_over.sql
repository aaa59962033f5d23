-- Whether a guest was handed over to a user a moment ago, so that no cart is made for nobody.
create or replace function is_handed_over(p_guest text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from guest_handovers h where h.guest_hash = p_guest and h.until > clock_timestamp());
$$;
call own_function('is_handed_over');
