-- Makes the record of somebody who phones an organization for the first time, and what they are to a shop; one that was
-- made meanwhile is kept as it is.
create or replace function caller_make(p_organization text, p_shop text, p_phone text, p_user json, p_customer text,
    p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id text;
begin
  insert into users (id, email, first_name, last_name, locale, created_at, caller_of, caller_phone)
    select u.id, u.email, u.first_name, u.last_name, u.locale, p_now, p_organization, p_phone
      from json_to_record(p_user) as u(id text, email text, first_name text, last_name text, locale text)
    on conflict (caller_of, caller_phone) do nothing;
  select u.id into v_id from users u where u.caller_of = p_organization and u.caller_phone = p_phone;
  perform customer_ensure(p_shop, v_id, p_customer, null, p_now);
end $$;
call own_function('caller_make');
