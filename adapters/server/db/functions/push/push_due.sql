-- Devices that are to learn of an order that waits for an answer, and have not yet. Those whose users have none of the roles
-- there anymore are forgotten first. Where a user works now counts as well as where the device was switched on.
create or replace function push_due(p_roles text[], p_placed_after timestamptz, p_now timestamptz, p_limit integer)
  returns table (device_id text, organization_id text, order_id text, number text, fulfillment_method fulfillment_method,
    location_name text, locale locale, expires_at text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_devices d where not exists (select from users u where u.id = d.user_id and u.is_admin)
    and not exists (select from employees e
      where e.organization_id = d.organization_id and e.user_id = d.user_id and e.role = any (p_roles));
  return query
    select d.id::text, o.organization_id::text, o.id::text, spoken_number(n.prefix, n.n),
           o.fulfillment_method, o.location_name, h.locale, o.answer_by::text
      from push_devices d
      join sessions s on s.token_hash = d.session_hash and s.expires_at > p_now
      join users u on u.id = d.user_id
      left join employees e on e.organization_id = d.organization_id and e.user_id = d.user_id
      join orders o on o.organization_id = d.organization_id and is_unanswered(o.status) and o.answer_by > p_now
       and o.placed_at > greatest(p_placed_after, d.created_at)
      join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
      join shops h on h.organization_id = o.organization_id and h.id = o.shop_id
     where (d.location_ids is null or o.location_id = any (d.location_ids))
       and (u.is_admin or e.location_ids is null or o.location_id = any (e.location_ids))
       and not exists (select from outbox m where m.dedupe_key = push_key(o.id, d.id))
     order by o.placed_at, o.id, d.id limit p_limit;
end $$;
call own_function('push_due');
