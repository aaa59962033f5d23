-- A guest cannot fill the disk: carts have so many lines, and one that a guest neither reads nor saves for a day goes.

-- When a guest's cart was last seen, to the hour: it changes at most once an hour, so that a save goes on changing no
-- column of an index and a read of most carts writes nothing. Carts from before were seen when this file ran.
alter table carts add column seen_at timestamptz default now();
create index carts_unseen on carts (seen_at) where guest_hash is not null;

-- As cart_write, which processes of the release before go on calling, with the lines that a cart may have in `p_terms`
-- (`guest_lines`, `user_lines`) and the time before which a guest's cart is marked as seen again (`seen_before`).
-- Answers {"prices": the unit prices that were held before, "is_new"}, or null and nothing written.
create function cart_keep(p_session text, p_guest text, p_cart json, p_terms json, p_now timestamptz) returns json
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_cart carts := json_populate_record(null::carts, p_cart);
  v_terms record;
  v_customer customers;
  v_prices jsonb;
begin
  if p_session is null then
    v_cart.guest_hash := p_guest;
  else
    select s.user_id into v_cart.user_id from sessions s where s.token_hash = p_session and s.expires_at > p_now;
    if not found then return null; end if;
  end if;
  select * into v_terms from json_to_record(p_terms) as t(shop_version integer, points integer, promotions json,
    guest_lines integer, user_lines integer, seen_before timestamptz);
  if jsonb_array_length(v_cart.items) >
      (case when p_session is null then v_terms.guest_lines else v_terms.user_lines end) then
    return null;
  end if;
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
        or (select t.held + t.used >= t.total_limit from promotion_counters t
             where t.organization_id = v_cart.organization_id and t.promotion_id = p.id)
        or p.first_orders <= case when p.app
             then coalesce(v_customer.pending_app_orders_count + v_customer.fulfilled_app_orders_count, 0)
             else coalesce(v_customer.pending_orders_count + v_customer.fulfilled_orders_count, 0) end;
    if found then return null; end if;
  end if;
  select c.unit_prices into v_prices from carts c where c.organization_id = v_cart.organization_id and c.id = v_cart.id;
  insert into carts as c (
      organization_id, id, shop_id, location_id, revision, user_id, guest_hash, items, unit_prices, presented_total,
      from_mobile_app, ordered_as, updated_at, seen_at)
    values (
      v_cart.organization_id, v_cart.id, v_cart.shop_id, v_cart.location_id, v_cart.revision, v_cart.user_id,
      v_cart.guest_hash, v_cart.items, v_cart.unit_prices, v_cart.presented_total, v_cart.from_mobile_app,
      v_cart.ordered_as, v_cart.updated_at, p_now)
    on conflict (organization_id, id) do update
      set location_id = excluded.location_id, revision = excluded.revision, items = excluded.items,
          unit_prices = excluded.unit_prices, presented_total = excluded.presented_total,
          from_mobile_app = excluded.from_mobile_app, updated_at = excluded.updated_at,
          user_id = excluded.user_id, guest_hash = excluded.guest_hash,
          seen_at = case when excluded.guest_hash is null or c.seen_at >= v_terms.seen_before then c.seen_at else p_now end
      where c.ordered_as is null and c.revision < excluded.revision and c.shop_id = excluded.shop_id
        and (c.user_id = excluded.user_id or c.guest_hash = p_guest);
  return case when found then json_build_object('prices', coalesce(v_prices, '{}'), 'is_new', v_prices is null) end;
end $$;
call own_function('cart_keep(text, text, json, json, timestamptz)');

-- Marks a guest's cart as seen where that was longer ago than `p_before`; most reads write nothing.
create function cart_seen(p_organization text, p_cart text, p_guest text, p_before timestamptz, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update carts c set seen_at = p_now
    where c.organization_id = p_organization and c.id = p_cart and c.guest_hash = p_guest and c.seen_at < p_before;
end $$;
call own_function('cart_seen(text, text, text, timestamptz, timestamptz)');

-- A day after it was last seen; what is noted of that may be an hour old.
create function forget_guest_carts(p_now timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_gone integer;
begin
  delete from carts where ctid in (
    select c.ctid from carts c where c.guest_hash is not null and c.seen_at < p_now - interval '25 hours'
     limit p_limit for update skip locked);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
call own_function('forget_guest_carts(timestamptz, integer)');
