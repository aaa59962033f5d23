-- What an order costs the database, made less: each statement of a function has to begin and to end, so there are
-- fewer of them, none is planned anew for every order, and what is the same for every row is not asked of each. The
-- functions that these replace stay: processes of the release before work on while those of this one start.

-- The functions have a role of their own that nobody signs in as, so their rows need no other mark. (Where one role is
-- all three, the owner's policy lets it in anyway.)
create or replace procedure protect_tenant(guarded regclass, tenant_column text default 'organization_id')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy keeper on %s for all to current_user using (true)', guarded);
  execute format('create policy tenant on %s for all to diner_app using (%I = tenant()) with check (%2$I = tenant())',
    guarded, tenant_column);
  execute format('create policy functions on %s for all to diner_functions using (true)', guarded);
  execute format('grant select, insert, update, delete on %s to diner_app, diner_functions', guarded);
end $$;

create or replace procedure protect_scope(guarded regclass, scope text)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('create policy keeper on %s for all to current_user using (true)', guarded);
  execute format(
    'create policy scope on %s for all to diner_app using (current_setting(''app.scope'', true) = %L)', guarded, scope);
  execute format('create policy functions on %s for all to diner_functions using (true)', guarded);
  execute format('grant select, insert, update, delete on %s to diner_app, diner_functions', guarded);
end $$;

do $$
declare
  guarded name;
begin
  for guarded in select p.tablename from pg_policies p where p.schemaname = 'public' and p.policyname = 'functions' loop
    execute format('alter policy functions on %I using (true)', guarded);
  end loop;
end $$;

-- A cart that is ordered changes no column of an index, so that it is changed in its place.
drop index carts_of_user;
create index carts_of_user on carts (user_id, shop_id) where user_id is not null;

create or replace function make_ulid(at timestamptz) returns text
  language plpgsql volatile as $$
declare
  -- One expression: a loop takes four times as long.
  a constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  t constant bigint := floor(extract(epoch from at) * 1000);
  c constant bytea := uuid_send(gen_random_uuid());
begin
  return substr(a, ((t >> 45) & 31)::integer + 1, 1) || substr(a, ((t >> 40) & 31)::integer + 1, 1)
    || substr(a, ((t >> 35) & 31)::integer + 1, 1) || substr(a, ((t >> 30) & 31)::integer + 1, 1)
    || substr(a, ((t >> 25) & 31)::integer + 1, 1) || substr(a, ((t >> 20) & 31)::integer + 1, 1)
    || substr(a, ((t >> 15) & 31)::integer + 1, 1) || substr(a, ((t >> 10) & 31)::integer + 1, 1)
    || substr(a, ((t >> 5) & 31)::integer + 1, 1) || substr(a, (t & 31)::integer + 1, 1)
    || substr(a, (get_byte(c, 0) & 31) + 1, 1) || substr(a, (get_byte(c, 1) & 31) + 1, 1)
    || substr(a, (get_byte(c, 2) & 31) + 1, 1) || substr(a, (get_byte(c, 3) & 31) + 1, 1)
    || substr(a, (get_byte(c, 4) & 31) + 1, 1) || substr(a, (get_byte(c, 5) & 31) + 1, 1)
    || substr(a, (get_byte(c, 6) & 31) + 1, 1) || substr(a, (get_byte(c, 7) & 31) + 1, 1)
    || substr(a, (get_byte(c, 8) & 31) + 1, 1) || substr(a, (get_byte(c, 9) & 31) + 1, 1)
    || substr(a, (get_byte(c, 10) & 31) + 1, 1) || substr(a, (get_byte(c, 11) & 31) + 1, 1)
    || substr(a, (get_byte(c, 12) & 31) + 1, 1) || substr(a, (get_byte(c, 13) & 31) + 1, 1)
    || substr(a, (get_byte(c, 14) & 31) + 1, 1) || substr(a, (get_byte(c, 15) & 31) + 1, 1);
end $$;

-- Places an order in one transaction, for whoever the hash of a token signs in at that moment: what it was decided on
-- may have been read a while before; without a hash (a demo) nobody has to be signed in. Answers 'placed' with the
-- answer's final bytes, or what failed: 'session', 'key' (it exists), 'cart', 'location', 'too_many', 'points',
-- 'coupon' (failed_id says which), 'slot'.
create function order_place(p_session text, p_order json, p_lines json, p_guards json, p_messages json, p_key text,
    p_hash text, p_answer text)
  returns table (outcome text, failed_id text, number text, event bigint, answer text)
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_order orders;
  v_guards record;
  v_customer customers;
  v_app integer;
  v_prefix text;
  v_n integer;
  v_detail text;
  v_message text;
begin
  select * into v_guards from json_to_record(p_guards) as g(organization_id text, order_id text, user_id text,
    customer_id text, cart_id text, cart_revision integer, location_id text, location_version integer, app boolean,
    now timestamptz, day date, promotions json, slot_orders integer, slot_value numeric, max_unfinished integer,
    max_recent integer, recent_since timestamptz);
  if p_session is not null and not exists (select from sessions s
      where s.token_hash = p_session and s.user_id = v_guards.user_id and s.expires_at > v_guards.now) then
    outcome := 'session';
    return next;
    return;
  end if;
  v_app := v_guards.app::integer;
  begin
    insert into idempotency_keys (organization_id, user_id, key, body_hash, status, answer, order_id, created_at)
      values (v_guards.organization_id, v_guards.user_id, p_key, p_hash, 201, p_answer, v_guards.order_id, v_guards.now)
      on conflict do nothing;
    if not found then raise exception using errcode = 'DN001', message = 'key'; end if;

    update carts c set ordered_as = v_guards.order_id
      where c.organization_id = v_guards.organization_id and c.id = v_guards.cart_id and c.user_id = v_guards.user_id
        and c.revision = v_guards.cart_revision and c.ordered_as is null;
    if not found then raise exception using errcode = 'DN001', message = 'cart'; end if;

    select l.number_prefix into v_prefix from locations l
      where l.organization_id = v_guards.organization_id and l.id = v_guards.location_id
        and l.version = v_guards.location_version
      for share;
    if not found then raise exception using errcode = 'DN001', message = 'location'; end if;

    update customers c set pending_orders_count = c.pending_orders_count + 1,
        pending_app_orders_count = c.pending_app_orders_count + v_app
      where c.organization_id = v_guards.organization_id and c.id = v_guards.customer_id
      returning * into v_customer;
    -- The customer's row is locked: orders placed since are seen, and no other is placed meanwhile.
    if v_customer.pending_orders_count > v_guards.max_unfinished or v_guards.max_recent <= (
        select count(*) from orders o where o.organization_id = v_guards.organization_id
          and o.customer_id = v_guards.customer_id and o.placed_at > v_guards.recent_since) then
      raise exception using errcode = 'DN001', message = 'too_many';
    end if;
    if json_array_length(v_guards.promotions) > 0 then
      select p.id into v_detail
        from json_to_recordset(v_guards.promotions) as p(id text, first_orders integer, app boolean)
        where p.first_orders < case when p.app then v_customer.pending_app_orders_count + v_customer.fulfilled_app_orders_count
          else v_customer.pending_orders_count + v_customer.fulfilled_orders_count end limit 1;
      if found then raise exception using errcode = 'DN001', message = 'coupon', detail = v_detail; end if;
    end if;

    insert into orders select r.* from json_populate_record(null::orders, p_order) r returning * into v_order;
    insert into order_lines select l.* from json_populate_recordset(null::order_lines, p_lines) l;
    perform take_holds(v_order, v_guards.promotions, v_guards.slot_orders, v_guards.slot_value, v_guards.now);

    insert into order_counters as c (organization_id, location_id, day, last)
      values (v_guards.organization_id, v_guards.location_id, v_guards.day, 1)
      on conflict (organization_id, location_id, day) do update set last = c.last + 1
      returning c.last into v_n;
    insert into order_numbers (organization_id, location_id, day, n, prefix, order_id)
      values (v_guards.organization_id, v_guards.location_id, v_guards.day, v_n, v_prefix, v_guards.order_id);
    number := spoken_number(v_prefix, v_n);
    perform send_messages(v_guards.organization_id, v_guards.order_id, p_messages, number);
    update event_counters set last = last + 1 where organization_id = v_guards.organization_id
      returning last into event;
    -- Only wakes: every reader reads by number.
    perform pg_notify('diner_events', v_guards.organization_id || ':' || event);
    insert into events (organization_id, number, kind, order_id, location_id, type, status, version, actor, actor_id, at)
      values (v_guards.organization_id, event, 'order', v_guards.order_id, v_guards.location_id, 'place', 'pending', 1,
        'customer', v_guards.user_id, v_guards.now);
    outcome := 'placed';
    answer := final_answer(p_answer, v_guards.order_id, number, event);
    return next;
  exception
    when sqlstate 'DN001' then
      get stacked diagnostics v_message = message_text, v_detail = pg_exception_detail;
      outcome := v_message;
      failed_id := nullif(v_detail, '');
      number := null; event := null; answer := null;
      return next;
  end;
end $$;
call own_function('order_place(text, json, json, json, json, text, text, text)');

-- Writes a cart at its next revision, for its owner alone, who is bound at the first write: the user whom a token's hash
-- signs in, else the guest. A user's write takes the cart of the own guest over. `p_terms` is what the cart was decided
-- on: the shop's version, and the points and promotions (limits as order_place reads them) that the owner must be free
-- to use. Answers the unit prices that were held before ('{}' for a new cart), or null and nothing written: then the
-- server looks at what is there and decides again.
create function cart_write(p_session text, p_guest text, p_cart json, p_terms json, p_now timestamptz) returns json
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
  select * into v_terms from json_to_record(p_terms) as t(shop_version integer, points integer, promotions json);
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
  insert into carts as c values (v_cart.*)
    on conflict (organization_id, id) do update
      set location_id = excluded.location_id, revision = excluded.revision, items = excluded.items,
          unit_prices = excluded.unit_prices, presented_total = excluded.presented_total,
          from_mobile_app = excluded.from_mobile_app, updated_at = excluded.updated_at,
          user_id = excluded.user_id, guest_hash = excluded.guest_hash
      where c.ordered_as is null and c.revision < excluded.revision and c.shop_id = excluded.shop_id
        and (c.user_id = excluded.user_id or c.guest_hash = p_guest);
  return case when found then coalesce(v_prices, '{}')::json end;
end $$;
call own_function('cart_write(text, text, json, json, timestamptz)');

-- As before; of the user only what prices, promises and orders depend on.
create or replace function cart_context(p_session text, p_guest text, p_cart text, p_shop text, p_location text, p_now timestamptz)
  returns json
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_user users;
  v_cart carts;
  v_taken boolean := false;
  v_organization text;
begin
  if p_session is not null then
    select u.* into v_user from sessions s join users u on u.id = s.user_id
      where s.token_hash = p_session and s.expires_at > p_now;
  end if;
  select * into v_cart from carts c
    where c.id = p_cart and (c.user_id = v_user.id or c.guest_hash = p_guest)
    order by (c.shop_id = p_shop) desc limit 1;
  if not found then
    v_taken := exists (select from carts c where c.id = p_cart);
  end if;
  v_organization := v_cart.organization_id;
  if v_organization is null or (p_shop is not null and p_shop <> v_cart.shop_id) then
    select d.organization_id into v_organization from directory d where d.key = 'shop:' || p_shop;
  end if;
  return json_build_object(
    'user', case when v_user.id is not null then json_build_object('userId', v_user.id, 'email', v_user.email,
      'phone', v_user.phone, 'phoneVerifiedAt', instant(v_user.phone_verified_at)) end,
    'cart', case when v_cart.id is not null then cart_json(v_cart) end,
    'taken', v_taken,
    'trade', case when v_organization is not null then trade_json(v_organization, coalesce(p_shop, v_cart.shop_id),
      coalesce(p_location, v_cart.location_id), v_user.id, p_now) end);
end $$;
