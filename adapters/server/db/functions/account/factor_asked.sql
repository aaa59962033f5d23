-- Whether somebody is asked for a second factor: has one, and is an admin or works somewhere in one of the roles.
create or replace function factor_asked(p_user text, p_roles text[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from second_factors f join users u on u.id = f.user_id
       where f.user_id = p_user and f.confirmed_at is not null
         and (u.is_admin or exists (select from employees e where e.user_id = p_user and e.role = any (p_roles))))
  $$;
call own_function('factor_asked');
