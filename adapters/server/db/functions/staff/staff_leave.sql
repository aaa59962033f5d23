-- Ends what somebody who is no employee of the tenant any more had open there: sessions that work there, or that could work
-- nowhere else, with their push; invitations that they sent.
create or replace function staff_leave(p_user text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sessions s where s.user_id = p_user
    and (s.selected_organization_id = tenant()
      or s.selected_organization_id is null and not exists (select from employees e where e.user_id = p_user));
  delete from push_devices d where d.organization_id = tenant() and d.user_id = p_user;
  delete from staff_invitations i where i.organization_id = tenant() and i.invited_by = p_user;
end $$;
call own_function('staff_leave');
