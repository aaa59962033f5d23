-- Whether somebody is more than an employee of the tenant: an admin, or employed by another organization too.
create or replace function staff_elsewhere(p_user text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from users u where u.id = p_user and u.is_admin)
        or exists (select from employees e where e.user_id = p_user and e.organization_id <> tenant())
  $$;
call own_function('staff_elsewhere');
