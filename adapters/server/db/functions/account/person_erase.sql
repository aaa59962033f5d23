-- Deletes an account: what names the person goes or is replaced (`p_erased`, `p_email`, `p_address`), in this transaction;
-- figures stay under ids that name nobody. Answers {outcome: 'erased'}; {outcome: 'open_orders', names} with the numbers of
-- orders that are not over, or were lost so recently (`p_reopenable`) that staff may reopen them; {outcome: 'last_owner', names}
-- with the organizations that would have no owner; or {outcome: 'gone'}. Only the first writes.
create or replace function person_erase(p_user text, p_terminal text[], p_lost text[], p_reopenable timestamptz, p_owner text,
    p_erased text, p_email text, p_address jsonb, p_now timestamptz) returns json
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user users;
  v_name text;
  v_names json;
  v_customers text[];
  v_organizations text[];
  v_workplaces text[];
  v_visitors text[];
  v_words text[];
  v_recipients text[];
begin
  select * into v_user from users u where u.id = p_user and u.deleted_at is null for no key update;
  if not found then return json_build_object('outcome', 'gone', 'names', '[]'::json); end if;
  v_name := trim(v_user.first_name || ' ' || v_user.last_name);

  -- Of two owners who leave at once the second finds that nobody else is left.
  perform from employees e
    where e.role = p_owner and e.organization_id in (
      select m.organization_id from employees m where m.user_id = p_user and m.role = p_owner)
    order by e.organization_id, e.id for no key update;
  select json_agg(g.name order by g.name) into v_names
    from employees m join organizations g on g.id = m.organization_id
   where m.user_id = p_user and m.role = p_owner and not exists (
     select from employees e where e.organization_id = m.organization_id and e.role = p_owner and e.user_id <> p_user);
  if v_names is not null then return json_build_object('outcome', 'last_owner', 'names', v_names); end if;

  -- An order is placed from a cart, and moved under its lock: none of these begins or begins again until this ends.
  perform from carts c where c.user_id = p_user order by c.id for no key update;
  perform from orders o
    where (o.organization_id, o.customer_id) in (select c.organization_id, c.id from customers c where c.user_id = p_user)
    order by o.id for no key update;
  v_names := unfinished_numbers(p_user, p_terminal, p_lost, p_reopenable);
  if v_names is not null then return json_build_object('outcome', 'open_orders', 'names', v_names); end if;

  select coalesce(array_agg(distinct c.organization_id::text), '{}'), coalesce(array_agg(c.id::text), '{}'),
      coalesce(array_agg(c.visitor_id) filter (where c.visitor_id is not null), '{}')
    into v_organizations, v_customers, v_visitors from customers c where c.user_id = p_user;
  select coalesce(array_agg(e.organization_id::text), '{}') into v_workplaces from employees e where e.user_id = p_user;

  select coalesce(array_agg(distinct w.word), '{}') into v_words
    from orders o
    cross join lateral (
      select unnest(search_words(concat_ws(' ', o.contact_first_name, o.contact_last_name))) as word
      union all select '#' || reverse(regexp_replace(o.contact_phone, '[^0-9]', '', 'g'))) w
   where o.organization_id = any (v_organizations) and o.customer_id = any (v_customers);

  -- A code may have gone to a number that was never proved.
  select array[v_user.email, v_user.phone]::text[] || coalesce(array_agg(v.phone::text), '{}') into v_recipients
    from phone_verifications v where v.user_id = p_user;

  delete from idempotency_keys k where k.organization_id = any (v_organizations) and k.user_id = p_user;
  perform erase_sign_in(v_user, v_visitors);
  delete from carts c where c.user_id = p_user and c.ordered_as is null;
  update carts c set items = '[]', unit_prices = '{}', writers = '{}' where c.user_id = p_user;
  perform erase_orders(v_organizations, v_customers, p_erased, p_email, p_address);
  perform erase_employee(p_user, v_name, v_workplaces, p_erased);
  -- An order from a cart of a moment ago changes its customer before it is there: it is found now, or finds the block.
  update customers c set visitor_id = null, blocked_at = p_now, blocked_by = p_erased, block_reason = p_erased
    where c.organization_id = any (v_organizations) and c.id = any (v_customers);
  if unfinished_numbers(p_user, p_terminal, p_lost, p_reopenable) is not null then
    raise exception using errcode = 'DN001', message = 'open_orders';
  end if;
  perform erase_messages(v_organizations, v_customers, v_recipients, v_words);
  update users u set email = p_email, first_name = p_erased, last_name = '', phone = null, phone_verified_at = null,
      is_admin = false, default_fulfillment_method = null, default_delivery_address = null, delivery_addresses = '[]',
      accepts_marketing = false, accepted_terms_at = null, accepted_organization_id = null,
      accepted_terms_version = null, accepted_privacy_version = null, deleted_at = p_now
    where u.id = p_user;
  insert into audit_log (organization_id, id, actor_id, action, subject, at)
    select g.id, make_ulid(p_now), p_user, 'account.delete', p_user, p_now
      from (select unnest(v_organizations || v_workplaces) as id) g group by g.id;
  return json_build_object('outcome', 'erased', 'names', '[]'::json);
exception
  when sqlstate 'DN001' then
    return json_build_object('outcome', 'open_orders',
      'names', coalesce(unfinished_numbers(p_user, p_terminal, p_lost, p_reopenable), '[]'));
end $$;
call own_function('person_erase');
