-- Finds the run of an order in one of the statuses by spoken number and PIN, at one shop or (null) at any, and gives it a
-- token in addition to its link's, instead of the last one that a PIN gave. Every run of that number that has tries left
-- loses one, but the one that is found. Answers the shop's slug; null for every miss.
create or replace function look_up_run(p_prefix text, p_n integer, p_pin text, p_shop text, p_statuses text[], p_tries integer,
    p_token_hash text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_found record;
begin
  -- In one order, so that two who guess at the same time wait for each other.
  perform from order_runs r
    join orders o on o.organization_id = r.organization_id and o.id = r.order_id
    where r.pin_number = p_n and r.pin_hash is not null and o.status = any (p_statuses)
    order by r.organization_id, r.order_id for update of r;
  with tried as (
    update order_runs r set pin_tries = r.pin_tries + 1
      from orders o
      join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
      join shops s on s.organization_id = o.organization_id and s.id = o.shop_id
     where r.pin_number = p_n and r.pin_hash is not null and r.pin_tries < p_tries
       and o.organization_id = r.organization_id and o.id = r.order_id and o.status = any (p_statuses)
       and lower(n.prefix) = p_prefix and (p_shop is null or o.shop_id = p_shop)
    returning r.organization_id, r.order_id, r.pin_hash, s.slug)
  select t.* into v_found from tried t
    where t.pin_hash = encode(sha256(convert_to(t.order_id || ' ' || p_pin, 'UTF8')), 'hex')
    order by t.order_id limit 1;
  if v_found is null then return null; end if;
  update order_runs r set pin_tries = 0, lookup_hash = p_token_hash
    where r.organization_id = v_found.organization_id and r.order_id = v_found.order_id;
  return v_found.slug;
end $$;
call own_function('look_up_run');
