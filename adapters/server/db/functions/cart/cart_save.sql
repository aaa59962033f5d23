-- Writes a cart at its next revision, for its owner alone, who is bound at the first write: the user whom a token's hash
-- signs in, else the guest. A user's write takes the cart of the own guest over. `p_terms` is what the cart was decided
-- on: the shop's version, the points and promotions (limits as order_place reads them) that the owner must be free to use,
-- the lines that a cart may have (`guest_lines`, `user_lines`), the time before which a guest's cart is marked as seen
-- again (`seen_before`), the revision that the cart was made from (`base_revision`, null: whatever is older is written
-- over), who saves (`writer`) and of how many others the last saves stay known (`other_writers`). Nothing is written over a cart of another revision, unless the same writer saved it: of
-- two saves of one writer, the later one was made from the earlier. Nor is one made for a guest who was
-- handed over. Answers {"prices": the unit prices that were held before, "is_new"}, or null and nothing written: then the
-- server looks at what is there and decides again.
create or replace function cart_save(p_session text, p_guest text, p_cart json, p_terms json, p_now timestamptz) returns json
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off as $$
declare
  v_cart carts := json_populate_record(null::carts, p_cart);
  v_terms record;
  v_customer customers;
  v_prices jsonb;
  v_writer jsonb;
begin
  if p_session is null then
    v_cart.guest_hash := p_guest;
  else
    select s.user_id into v_cart.user_id from sessions s where s.token_hash = p_session and s.expires_at > p_now;
    if not found then return null; end if;
  end if;
  select * into v_terms from json_to_record(p_terms) as t(shop_version integer, points integer, promotions json,
    guest_lines integer, user_lines integer, seen_before timestamptz, base_revision integer, writer text, other_writers integer);
  if jsonb_array_length(v_cart.items) >
      (case when p_session is null then v_terms.guest_lines else v_terms.user_lines end) then
    return null;
  end if;
  v_writer := case when v_terms.writer is null then '{}' else jsonb_build_object(v_terms.writer, v_cart.revision) end;
  perform from shops s
    where s.organization_id = v_cart.organization_id and s.id = v_cart.shop_id and s.version = v_terms.shop_version;
  if not found then return null; end if;
  if v_terms.points > 0 or v_terms.promotions is not null then
    select * into v_customer from customers c
      where c.organization_id = v_cart.organization_id and c.shop_id = v_cart.shop_id and c.user_id = v_cart.user_id;
  end if;
  if v_terms.points > 0 then
    perform from balances b where b.organization_id = v_cart.organization_id and b.customer_id = v_customer.id
      and b.balance >= v_terms.points;
    if not found then return null; end if;
  end if;
  if v_terms.promotions is not null then
    -- One promotion after the other, by its key: joined, the tables would be read whole.
    perform from json_to_recordset(v_terms.promotions) as p(id text, times integer, first_orders integer, app boolean)
      where p.times <= coalesce((select u.held + u.used from customer_promotions u
               where u.organization_id = v_cart.organization_id and u.customer_id = v_customer.id
                 and u.promotion_id = p.id), 0)
        or (select is_used_up(t) from promotion_counters t
             where t.organization_id = v_cart.organization_id and t.promotion_id = p.id)
        or p.first_orders <= case when p.app
             then coalesce(v_customer.pending_app_orders_count + v_customer.fulfilled_app_orders_count, 0)
             else coalesce(v_customer.pending_orders_count + v_customer.fulfilled_orders_count, 0) end;
    if found then return null; end if;
  end if;
  select c.unit_prices into v_prices from carts c where c.organization_id = v_cart.organization_id and c.id = v_cart.id;
  if v_prices is null and p_session is null then
    perform pg_advisory_xact_lock_shared(guest_lock(p_guest));
    if is_handed_over(p_guest) then return null; end if;
  end if;
  insert into carts as c (
      organization_id, id, shop_id, location_id, revision, user_id, guest_hash, items, unit_prices, presented_total,
      from_mobile_app, ordered_as, updated_at, seen_at, writers)
    values (
      v_cart.organization_id, v_cart.id, v_cart.shop_id, v_cart.location_id, v_cart.revision, v_cart.user_id,
      v_cart.guest_hash, v_cart.items, v_cart.unit_prices, v_cart.presented_total, v_cart.from_mobile_app,
      v_cart.ordered_as, v_cart.updated_at, p_now, v_writer)
    on conflict (organization_id, id) do update
      set location_id = excluded.location_id, revision = excluded.revision, items = excluded.items,
          unit_prices = excluded.unit_prices, presented_total = excluded.presented_total,
          from_mobile_app = excluded.from_mobile_app, updated_at = excluded.updated_at,
          user_id = excluded.user_id, guest_hash = excluded.guest_hash,
          seen_at = case when excluded.guest_hash is null or c.seen_at >= v_terms.seen_before then c.seen_at else p_now end,
          -- A save without a writer may be made from nothing that is held.
          writers = case when v_terms.writer is null then '{}' else v_writer || coalesce((
            select jsonb_object_agg(w.key, w.value) from (
              select e.key, e.value from jsonb_each(c.writers) e where e.key <> v_terms.writer
               order by e.value::integer desc limit v_terms.other_writers) w), '{}') end
      where c.ordered_as is null and c.revision < excluded.revision and c.shop_id = excluded.shop_id
        and (c.user_id = excluded.user_id or c.guest_hash = p_guest)
        and (v_terms.base_revision is null or c.revision = v_terms.base_revision
          or (c.writers ->> v_terms.writer)::integer = c.revision);
  return case when found then json_build_object('prices', coalesce(v_prices, '{}'), 'is_new', v_prices is null) end;
end $$;
call own_function('cart_save');
