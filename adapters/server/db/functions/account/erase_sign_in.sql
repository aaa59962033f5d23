-- All that an account is signed in, proved and asked with: sessions end with their devices.
create or replace function erase_sign_in(u users, p_visitors text[]) returns void
  language plpgsql as $$
begin
  delete from phone_verifications v where v.user_id = u.id;
  delete from password_resets r where r.user_id = u.id;
  delete from password_reset_requests r where r.login in (u.email, u.phone);
  delete from staff_invitations i where i.email = u.email or i.invited_by = u.id;
  delete from pending_sign_ins p where p.user_id = u.id;
  delete from second_factors f where f.user_id = u.id;
  delete from passkeys p where p.user_id = u.id;
  delete from passkey_challenges p where p.user_id = u.id;
  delete from credentials c where c.user_id = u.id;
  delete from sessions s where s.user_id = u.id;
  delete from sign_in_devices d where d.user_id = u.id;
  delete from push_devices d where d.user_id = u.id;
  delete from order_push_devices d where d.user_id = u.id;
  delete from analytics_events e where e.visitor_id = any (p_visitors)
    or e.visitor_id in (select o.visitor_id from consents o where o.user_id = u.id);
  delete from consents c where c.user_id = u.id or c.subject = u.id or c.subject = any (p_visitors)
    or c.subject in (select o.visitor_id from consents o where o.user_id = u.id);
end $$;
call internal_function('erase_sign_in');
