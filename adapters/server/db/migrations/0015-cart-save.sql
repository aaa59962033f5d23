-- Saves a cart as before and answers the outcome alone: who saved it knows what it holds, and who did not looks again.
-- 'saved'; 'stale': a newer or equal revision is held; 'ordered'; 'shop': it belongs to another shop; 'foreign': to
-- somebody else.
drop function cart_save(json, text);
create function cart_save(p_cart json, p_guest text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_new carts := json_populate_record(null::carts, p_cart);
  v_held carts;
begin
  insert into carts as c values (v_new.*)
    on conflict (organization_id, id) do update
      set location_id = excluded.location_id, revision = excluded.revision, items = excluded.items,
          unit_prices = excluded.unit_prices, presented_total = excluded.presented_total,
          from_mobile_app = excluded.from_mobile_app, updated_at = excluded.updated_at,
          user_id = excluded.user_id, guest_hash = excluded.guest_hash
      where c.ordered_as is null and c.revision < excluded.revision and c.shop_id = excluded.shop_id
        and (c.user_id = excluded.user_id or c.guest_hash = p_guest);
  if found then return 'saved'; end if;
  select * into v_held from carts c where c.organization_id = v_new.organization_id and c.id = v_new.id;
  return case when v_held.user_id = v_new.user_id or v_held.guest_hash = p_guest
      then case when v_held.ordered_as is not null then 'ordered'
                when v_held.shop_id <> v_new.shop_id then 'shop' else 'stale' end
      else 'foreign' end;
end $$;
call own_function('cart_save(json, text)');
