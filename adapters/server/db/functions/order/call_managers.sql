-- Tells those of an order's location who have one of the roles and proved their number that nobody answered it; `p_texts` has a
-- text for each language. Once an order, however many processes ask: answers how many were called now.
create or replace function call_managers(p_organization text, p_order text, p_roles text[], p_texts json, p_now timestamptz)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_order orders;
  v_told integer;
begin
  select * into v_order from orders o
    where o.organization_id = p_organization and o.id = p_order and is_unanswered(o.status) and o.answer_by > p_now
    for no key update skip locked;
  if not found or exists (select from outbox m where m.dedupe_key = call_key(p_order, 1)) then return 0; end if;
  insert into outbox (id, organization_id, order_id, channel, kind, recipient, text, dedupe_key, created_at, due_at, expires_at)
    select make_ulid(p_now), p_organization, p_order, 'sms', 'order_unanswered', u.phone, p_texts ->> u.locale::text,
           call_key(p_order, row_number() over (order by u.id)), p_now, p_now, v_order.answer_by
      from employees e join users u on u.id = e.user_id
     where e.organization_id = p_organization and e.role = any (p_roles)
       and (e.location_ids is null or v_order.location_id = any (e.location_ids))
       and u.phone_verified_at is not null and u.phone is not null
    on conflict (dedupe_key) do nothing;
  get diagnostics v_told = row_count;
  return v_told;
end $$;
call own_function('call_managers');
