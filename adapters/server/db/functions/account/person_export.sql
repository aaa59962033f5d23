-- Everything that is held on a person, by table: rows as they are, without secrets, without what staff alone sees and
-- without texts that hold a code or a link. At most `p_orders` orders, the newest, with how many were left out; of their
-- events those that a customer is shown.
create or replace function person_export(p_user text, p_orders integer, p_shown_events text[]) returns json
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    with u as (select * from users where id = p_user),
    c as (select * from customers where user_id = p_user),
    o as (
      select o.* from c join orders o on o.organization_id = c.organization_id and o.customer_id = c.id
       order by o.placed_at desc, o.id limit p_orders)
    select json_build_object(
      'ordersLeftOut', (
        select greatest(count(*) - p_orders, 0)
          from c join orders o on o.organization_id = c.organization_id and o.customer_id = c.id),
      'records', json_build_object(
        'users', (select json_agg(to_jsonb(u) - array['caller_of', 'caller_phone', 'deleted_at']) from u),
        'credentials', (select json_agg(json_build_object('changed_at', r.changed_at)) from credentials r where r.user_id = p_user),
        'second_factors', (
          select json_agg(to_jsonb(f) - array['secret', 'last_step']) from second_factors f where f.user_id = p_user),
        'recovery_codes', (select json_agg(to_jsonb(r) - 'code_hash') from recovery_codes r where r.user_id = p_user),
        'passkeys', (
          select json_agg(to_jsonb(k) - array['credential', 'public_key', 'counter']) from passkeys k where k.user_id = p_user),
        'passkey_challenges', (
          select json_agg(to_jsonb(k) - array['token_hash', 'challenge']) from passkey_challenges k where k.user_id = p_user),
        'pending_sign_ins', (
          select json_agg(to_jsonb(p) - 'token_hash') from pending_sign_ins p where p.user_id = p_user),
        'sessions', (select json_agg(to_jsonb(s) - 'token_hash') from sessions s where s.user_id = p_user),
        'sign_in_devices', (select json_agg(to_jsonb(d) - 'token_hash') from sign_in_devices d where d.user_id = p_user),
        'phone_verifications', (
          select json_agg(to_jsonb(v) - 'code_hash') from phone_verifications v where v.user_id = p_user),
        'password_resets', (select json_agg(to_jsonb(r) - 'token_hash') from password_resets r where r.user_id = p_user),
        'password_reset_requests', (
          select json_agg(to_jsonb(r)) from password_reset_requests r, u where r.login in (u.email, u.phone)),
        'consents', (
          select json_agg(to_jsonb(r)) from consents r
           where r.user_id = p_user or r.subject in (select c.visitor_id from c where c.visitor_id is not null)),
        'consent_texts', (
          select json_agg(to_jsonb(t)) from consents r join consent_texts t on t.subject = r.subject
           where r.user_id = p_user or r.subject in (select c.visitor_id from c where c.visitor_id is not null)),
        'analytics_events', (
          select json_agg(to_jsonb(e)) from analytics_events e
           where e.visitor_id in (
             select c.visitor_id from c union select r.visitor_id from consents r where r.user_id = p_user)),
        'push_devices', (
          select json_agg(to_jsonb(p) - array['session_hash', 'endpoint', 'p256dh', 'auth'])
            from push_devices p where p.user_id = p_user),
        'order_push_devices', (
          select json_agg(to_jsonb(p) - array['session_hash', 'endpoint', 'p256dh', 'auth'])
            from order_push_devices p where p.user_id = p_user),
        'staff_pins', (
          select json_agg(to_jsonb(p) - 'pin_hash') from staff_pins p
            join employees e on e.organization_id = p.organization_id and e.id = p.employee_id where e.user_id = p_user),
        'staff_invitations', (
          select json_agg(to_jsonb(i) - array['token_hash', 'invited_by']) from staff_invitations i, u where i.email = u.email),
        'employees', (select json_agg(to_jsonb(e)) from employees e where e.user_id = p_user),
        'audit_log', (
          select json_agg(to_jsonb(a) - 'detail' order by a.at, a.id) from audit_log a
           where a.actor_id = p_user
             and a.organization_id in (select e.organization_id from employees e where e.user_id = p_user)),
        'customers', (select json_agg(to_jsonb(c) - array['block_reason', 'blocked_by']) from c),
        'balances', (
          select json_agg(to_jsonb(b)) from c
            join balances b on b.organization_id = c.organization_id and b.customer_id = c.id),
        'points_ledger', (
          select json_agg(to_jsonb(l) order by l.customer_id, l.n) from c
            join points_ledger l on l.organization_id = c.organization_id and l.customer_id = c.id),
        'customer_promotions', (
          select json_agg(to_jsonb(p)) from c
            join customer_promotions p on p.organization_id = c.organization_id and p.customer_id = c.id),
        'carts', (select json_agg(to_jsonb(k) - array['guest_hash', 'writers']) from carts k where k.user_id = p_user),
        'orders', (select json_agg(to_jsonb(o) order by o.placed_at desc, o.id) from o),
        'order_lines', (
          select json_agg(to_jsonb(l) order by l.order_id, l.position)
            from o join order_lines l on l.organization_id = o.organization_id and l.order_id = o.id),
        'order_numbers', (
          select json_agg(json_build_object('order_id', n.order_id, 'number', spoken_number(n.prefix, n.n)))
            from o join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id),
        'events', (
          select json_agg(to_jsonb(e) - 'actor_id' order by e.order_id, e.version)
            from o join events e on e.organization_id = o.organization_id and e.order_id = o.id
           where e.type = any (p_shown_events)),
        'redemptions', (
          select json_agg(to_jsonb(r)) from o
            join redemptions r on r.organization_id = o.organization_id and r.order_id = o.id),
        'order_complaints', (
          select json_agg(to_jsonb(x) order by x.order_id, x.n) from o
            join order_complaints x on x.organization_id = o.organization_id and x.order_id = o.id),
        'order_refunds', (
          select json_agg(to_jsonb(r)) from o
            join order_refunds r on r.organization_id = o.organization_id and r.order_id = o.id),
        'order_line_changes', (
          select json_agg(to_jsonb(x) order by x.order_id, x.n) from o
            join order_line_changes x on x.organization_id = o.organization_id and x.order_id = o.id),
        'outbox', (
          select json_agg(to_jsonb(m) - array['text', 'claim_token', 'last_error', 'dedupe_key']
                || jsonb_build_object('text', case when m.priority > 0 then m.text end) order by m.created_at, m.id)
            from outbox m, u where m.recipient in (u.email, u.phone)
              or m.recipient in (select v.phone from phone_verifications v where v.user_id = p_user)
              or m.channel <> 'push' and m.order_id in (select o.id from o)))));
end $$;
call own_function('person_export');
